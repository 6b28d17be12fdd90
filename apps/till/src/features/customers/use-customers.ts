import type { Customer } from "@comanda/domain/customer/customer";
import { foldCustomer } from "@comanda/domain/customer/find-customers";
import { useEffect, useMemo } from "react";

import { useRecords } from "#records/use-records.ts";

import { customerFrom } from "./customer-from.ts";

/** A pause of so few milliseconds is not noticeable. */
const sliceMs = 8;

/** The venue's customers, prepared for searching before the first search. */
export function useCustomers(): readonly Customer[] {
  const records = useRecords((all) => all.customer);
  const customers = useMemo(() => [...records.values()].map(customerFrom), [records]);
  useEffect(() => prepareInSlices(customers), [customers]);
  return customers;
}

/**
 * Preparing ten thousand customers at once would block the screen for a moment; those already prepared cost nothing.
 */
function prepareInSlices(customers: readonly Customer[]): () => void {
  let next = 0;
  let timer = setTimeout(goOn);
  function goOn(): void {
    const until = performance.now() + sliceMs;
    for (; next < customers.length && performance.now() < until; next += 1) {
      const customer = customers[next];
      if (customer !== undefined) foldCustomer(customer);
    }
    if (next < customers.length) timer = setTimeout(goOn);
  }
  return () => clearTimeout(timer);
}

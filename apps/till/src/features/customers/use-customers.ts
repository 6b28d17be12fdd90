import type { Customer } from "@comanda/domain/customer/customer";
import { foldCustomer } from "@comanda/domain/customer/find-customers";
import { useEffect, useMemo } from "react";

import { useRecords } from "#records/use-records.ts";

import { customerFrom } from "./customer-from.ts";

/** A finger does not notice a pause of so many milliseconds. */
const sliceMs = 8;

/** The guests of the venue, prepared for a search before anybody has typed one. */
export function useCustomers(): readonly Customer[] {
  const records = useRecords((all) => all.customer);
  const customers = useMemo(() => [...records.values()].map(customerFrom), [records]);
  useEffect(() => prepareInSlices(customers), [customers]);
  return customers;
}

/** Ten thousand guests at once would stop the screen for a moment; what was prepared before costs nothing. */
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

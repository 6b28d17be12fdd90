import type { Customer } from "@comanda/domain/customer/customer";
import { findFirstCustomers } from "@comanda/domain/customer/find-customers";
import { paddedCustomerId } from "@comanda/domain/customer/padded-customer-id";

/** As many as a hand finds its way among; whoever is further down is found by more letters. */
const shownAtMost = 40;

export type FoundCustomers = {
  readonly shown: readonly Customer[];
  /** How many more there are. */
  readonly more: number;
};

/** Nobody before something is typed. A house card says the number of its guest, who then comes alone. */
export function foundCustomers(customers: readonly Customer[], search: string): FoundCustomers {
  const text = search.trim();
  if (text === "") return { shown: [], more: 0 };
  const byNumber = customers.filter(({ id }) => paddedCustomerId(id) === text);
  if (byNumber.length > 0) return { shown: byNumber, more: 0 };
  const { first, more } = findFirstCustomers(customers, text, shownAtMost);
  return { shown: first, more };
}

import type { Customer } from "@comanda/domain/customer/customer";
import { findFirstCustomers } from "@comanda/domain/customer/find-customers";
import { paddedCustomerId } from "@comanda/domain/customer/padded-customer-id";

/** As many as one can scan; more letters find those further down. */
const maxShown = 40;

export type FoundCustomers = {
  readonly shown: readonly Customer[];
  /** The number of further matches. */
  readonly more: number;
};

/** Finds no customers for an empty search. A house card carries its guest's number, so it finds only that guest. */
export function matchCustomers(customers: readonly Customer[], search: string): FoundCustomers {
  const text = search.trim();
  if (text === "") return { shown: [], more: 0 };
  const byNumber = customers.filter(({ id }) => paddedCustomerId(id) === text);
  if (byNumber.length > 0) return { shown: byNumber, more: 0 };
  const { first, more } = findFirstCustomers(customers, text, maxShown);
  return { shown: first, more };
}

import { useLocation } from "wouter";

import { requireSessionPermission } from "../end-bill/index.ts";

/**
 * Opens the form for a new customer, who was sought and not found, and is put on the bill of the order at once; null if
 * the user may add none.
 */
export function useAdding(): ((search: string) => void) | null {
  const [, navigate] = useLocation();
  if (requireSessionPermission("add-customer") !== null) return null;
  return (search) => navigate("/add-customer/bill", { state: { search } });
}

/** What was sought before the form was opened. */
export function soughtBefore(state: unknown): string {
  const isState = typeof state === "object" && state !== null && "search" in state;
  return isState && typeof state.search === "string" ? state.search : "";
}

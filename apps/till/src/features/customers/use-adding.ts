import { useLocation } from "wouter";

import { requireSessionPermission } from "../end-bill/index.ts";

/** Opens the form for a new customer, who is put on the bill of the order at once; null if the user may add none. */
export function useAdding(): (() => void) | null {
  const [, navigate] = useLocation();
  if (requireSessionPermission("add-customer") !== null) return null;
  return () => navigate("/add-customer/bill");
}

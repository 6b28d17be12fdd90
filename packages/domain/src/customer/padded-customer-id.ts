import type { CustomerId } from "../id.ts";

const digits = 6;

/** The number of a guest as the swipe-card list shows it, so that short and long ones line up. */
export function paddedCustomerId(id: CustomerId): string {
  return String(id).padStart(digits, "0");
}

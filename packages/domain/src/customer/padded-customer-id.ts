import type { CustomerId } from "../id.ts";

const digits = 6;

/** Pads the guest number so that the swipe-card list aligns. */
export function paddedCustomerId(id: CustomerId): string {
  return String(id).padStart(digits, "0");
}

import type { NewItem } from "@comanda/contract/bill";
import type { StaffId } from "@comanda/domain/id";

import type { BillBody, NewIntent } from "./intent.ts";

/** The discounts that a body gives; what takes one back needs no right. */
export function giftsIn({ billItems }: BillBody): readonly NewItem[] {
  return billItems.flatMap((item: BillBody["billItems"][number]) =>
    "key" in item && item.discount !== undefined && item.credits === null ? [item] : [],
  );
}

/**
 * Whether it needs a right, and another user than this one has pressed it. Breaking up a set needs the right once guests
 * have seen the set on a paper, which only the server knows.
 */
export function borrowsRight({ body, user }: Pick<NewIntent, "body" | "user">, by: StaffId) {
  const breaksUp = body.billItems.some((item) => "isBrokenUp" in item);
  return user !== by && (breaksUp || giftsIn(body).length > 0);
}

import type { NewItem } from "@comanda/contract/bill";
import type { StaffId } from "@comanda/domain/id";

import type { BillBody, BodyItem, NewIntent } from "./intent.ts";

/** The discounts that a body gives; what takes one back needs no right. */
export function discountsGivenIn({ billItems }: BillBody): readonly NewItem[] {
  return billItems.flatMap((item: BodyItem) =>
    "key" in item && item.discount !== undefined && item.credits === null ? [item] : [],
  );
}

/**
 * Whether it may need a right. Breaking up a set needs one once guests have seen the set on a paper, which only the
 * server knows.
 */
export function needsRight({ body }: Pick<NewIntent, "body">): boolean {
  return body.billItems.some((item) => "isBrokenUp" in item) || discountsGivenIn(body).length > 0;
}

/** Whether it needs a right, and another user than this one has pressed it. */
export function borrowsRight(intent: Pick<NewIntent, "body" | "user">, by: StaffId): boolean {
  return intent.user !== by && needsRight(intent);
}

import { billOf, isWaiting, type Intent } from "./intent.ts";
import { isProvisionalId } from "./provisional.ts";

/** A refused intent, and the rounds that cannot be sent before staff have decided about it. */
export type StuckIntent = { readonly intent: Intent; readonly heldBack: readonly Intent[] };

export type UnsentList = {
  readonly stuck: readonly StuckIntent[];
  /** Those that will be sent without a decision. */
  readonly waiting: readonly Intent[];
};

/** Everything that the server does not have, each exactly once. */
export function listUnsent(all: readonly Intent[]): UnsentList {
  const stuck: StuckIntent[] = [];
  const listed = new Set<number>();
  for (const intent of all) {
    if (intent.refused === null || listed.has(intent.turn)) continue;
    const together = withHeldBack(intent, all);
    for (const { turn } of together) listed.add(turn);
    stuck.push({ intent, heldBack: together.filter(({ turn }) => turn !== intent.turn) });
  }
  return { stuck, waiting: all.filter((one) => isWaiting(one) && !listed.has(one.turn)) };
}

/** An intent and the rounds that need its bill. Rounds of a bill that the server has need none of each other. */
export function withHeldBack(intent: Intent, all: readonly Intent[]): readonly Intent[] {
  const bill = billOf(intent);
  if (!isProvisionalId(bill)) return all.filter(({ turn }) => turn === intent.turn);
  return all.filter((one) => one.done === null && one.turn >= intent.turn && billOf(one) === bill);
}

import type { BillItemReply } from "@comanda/contract/bill-item";
import type { BillReply } from "@comanda/contract/bill-record";
import { billStatusCodes } from "@comanda/domain/bill/bill";
import { lineTypeCodes } from "@comanda/domain/bill/line";
import type { ArticleId } from "@comanda/domain/id";

import type { FollowState } from "../follow/state.ts";
import type { Records } from "./records.ts";

/** An open bill of which a server that was restored to an earlier state lacks something. */
export type LostBill = {
  /** As the till had it. */
  readonly bill: BillReply;
  /** The server does not have it at all. */
  readonly isGone: boolean;
  /** What was sent and the server does not have; empty if the till did not have the lines. */
  readonly pieces: readonly Pieces[];
};

type Pieces = { readonly product: ArticleId; readonly qty: number };

type Seen = Pick<FollowState<unknown>, "isReady" | "known" | "ping" | "rest">;
type Following = Seen & Pick<FollowState<unknown>, "load">;

/**
 * Compares what each load has brought with what the till had when it began. The server had all of that by then; a row
 * that arrives during the load may be missing from what it brings.
 */
export function createLossWatch(): (now: Following, before: Following) => readonly LostBill[] {
  let atBegin: Seen | null = null;
  return (now, before) => {
    if (now.load.kind === "loading") {
      if (before.load.kind !== "loading") atBegin = now;
      return [];
    }
    const had = atBegin;
    atBegin = null;
    return had === null || now.load.failures > 0 ? [] : findLostBills(now, had);
  };
}

/** What the till had of open bills and the server has no longer; nothing if the server has only gone on. */
export function findLostBills(now: Seen, before: Seen): readonly LostBill[] {
  if (!now.isReady || !before.isReady || now.known.bill === before.known.bill) return [];
  const open = [...before.known.bill.values()].filter(
    ({ status }) => status === billStatusCodes.open,
  );
  const isRestored = now.ping < before.ping || open.some((bill) => isOlder(bill, now.known));
  return isRestored ? open.flatMap((bill) => compare(bill, now, before)) : [];
}

/** Versions only count up, and no bill is created twice. */
function isOlder({ id, createdDate, version }: BillReply, { bill }: Records): boolean {
  const known = bill.get(id);
  return known !== undefined && (known.createdDate !== createdDate || known.version < version);
}

function compare(bill: BillReply, now: Seen, before: Seen): readonly LostBill[] {
  const known = now.known.bill.get(bill.id);
  const isGone = known === undefined || known.createdDate !== bill.createdDate;
  const areLinesKnown = before.rest.kind === "here" && (isGone || now.rest.kind === "here");
  const had = areLinesKnown ? piecesOf(bill, before.known) : new Map<ArticleId, number>();
  const has = isGone ? new Map<ArticleId, number>() : piecesOf(bill, now.known);
  const pieces = [...had].flatMap(([product, count]) => {
    const qty = count - (has.get(product) ?? 0);
    return qty > 0 ? [{ product, qty }] : [];
  });
  return isGone || pieces.length > 0 ? [{ bill, isGone, pieces }] : [];
}

/** Dishes, drinks and timers less what was credited, without what belongs to them. */
function piecesOf({ id }: BillReply, { billItem }: Records): Map<ArticleId, number> {
  const pieces = new Map<ArticleId, number>();
  for (const line of billItem.values()) {
    if (line.bill !== id || !isPiece(line)) continue;
    pieces.set(line.product, (pieces.get(line.product) ?? 0) + line.qty);
  }
  return pieces;
}

function isPiece({ type, parent }: BillItemReply): boolean {
  return parent === null && (type === lineTypeCodes.normal || type === lineTypeCodes.timer);
}

/** One entry for each bill, although a second restore may take more from it. */
export function joinLostBills(
  earlier: readonly LostBill[],
  later: readonly LostBill[],
): readonly LostBill[] {
  const others = earlier.filter((one) => !later.some((other) => isSameBill(one, other)));
  const joined = later.map((one) => {
    const first = earlier.find((other) => isSameBill(one, other));
    // A bill that was gone came back with a newer backup, with all that it lacks again now.
    return first === undefined || first.isGone ? one : { ...one, pieces: addPieces(first, one) };
  });
  return [...others, ...joined];
}

function isSameBill({ bill: one }: LostBill, { bill: other }: LostBill): boolean {
  return one.id === other.id && one.createdDate === other.createdDate;
}

function addPieces(first: LostBill, second: LostBill): readonly Pieces[] {
  const sums = new Map<ArticleId, number>();
  for (const { product, qty } of [...first.pieces, ...second.pieces]) {
    sums.set(product, (sums.get(product) ?? 0) + qty);
  }
  return [...sums].map(([product, qty]) => ({ product, qty }));
}

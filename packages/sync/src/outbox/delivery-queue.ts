import type { ReplyOf } from "@comanda/contract/call";
import type { newBill, updateBill } from "@comanda/contract/bill";
import { id } from "@comanda/domain/id";
import { msPerHour } from "@comanda/domain/time/instant";

import type { Failure } from "../failure.ts";
import {
  billOf,
  isBehindRefused,
  isWaiting,
  provisionalBill,
  type DeliveryReceipt,
  type Intent,
  type NewIntent,
} from "./intent.ts";
import { needsRight } from "./own-right.ts";

/** The changes of one atomic step in the device's storage. */
export type StoreChange = {
  readonly removed: readonly Intent[];
  readonly changed: readonly Intent[];
};

/** In the order of the presses. */
export function inOrder(intents: readonly Intent[]): readonly Intent[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- Chrome 109, the last one for Windows 7, has no toSorted
  return [...intents].sort((one, other) => one.turn - other.turn);
}

/** The first waiting intent of each bill: these can be sent concurrently. */
export function nextDeliverable(all: readonly Intent[]): readonly Intent[] {
  const first = new Map<number, Intent>();
  for (const intent of inOrder(all)) {
    const bill = billOf(intent);
    if (!isWaiting(intent) || first.has(bill) || isBehindRefused(intent, all)) continue;
    first.set(bill, intent);
  }
  return [...first.values()];
}

/** Replaces a provisional bill id in a press, if the server has assigned the real one since. */
export function withServerBillId<Some extends NewIntent>(
  intent: Some,
  all: readonly Intent[],
): Some {
  const { body } = intent;
  if (!("id" in body)) return intent;
  const maker = all.find((one) => one.done !== null && provisionalBill(one) === body.id);
  if (maker === undefined || maker.done === null) return intent;
  return rebaseIntent(intent, maker, maker.done);
}

/** Remembered on the disk before it leaves: its reply may be lost, and its user may have left by then. */
export function onSending(turns: ReadonlySet<number>, all: readonly Intent[]): StoreChange {
  const leaving = all.filter((one) => turns.has(one.turn) && needsSentMark(one));
  return { removed: [], changed: leaving.map((one) => ({ ...one, isSent: true })) };
}

/**
 * Only intents that need a right are marked before they are sent: no others are ever asked about under another login.
 */
export function needsSentMark(intent: Intent): boolean {
  return intent.isSent !== true && needsRight(intent);
}

export function onRejected(turn: number, failure: Failure, all: readonly Intent[]): StoreChange {
  return {
    removed: [],
    changed: all.filter((one) => one.turn === turn).map((one) => ({ ...one, refused: failure })),
  };
}

/** How long the provisional id of a bill can still be resolved. */
const provisionalIdLifetimeMs = msPerHour;

/** After an intent is done, the later intents of its bill get the server's id and version. */
export function onDelivered(
  turn: number,
  done: DeliveryReceipt,
  all: readonly Intent[],
): StoreChange {
  const intent = all.find((one) => one.turn === turn);
  if (intent === undefined) return { removed: [], changed: [] };
  const followers = all
    .filter((one) => one.turn > turn && one.done === null && billOf(one) === billOf(intent))
    .map((one) => rebaseIntent(one, intent, done));
  // An intent that made a bill stays for a while: a concurrent press may still refer to the bill by its provisional id.
  const stays = !("id" in intent.body);
  const past = all.filter(
    (one) => one.done !== null && one.done.at < done.at - provisionalIdLifetimeMs,
  );
  return {
    removed: stays ? past : [...past, intent],
    changed: stays ? [{ ...intent, done }, ...followers] : followers,
  };
}

function rebaseIntent<Some extends NewIntent>(
  later: Some,
  earlier: Intent,
  done: DeliveryReceipt,
): Some {
  const { body } = later;
  if (!("id" in body)) return later;
  const keys = new Map(later.changedLines.map((line) => [line.id, line.key]));
  const idNow = (before: number) => done.lineIds.get(keys.get(before) ?? "") ?? before;
  const billItems = body.billItems.map((item) =>
    "key" in item ? item : { ...item, id: idNow(item.id) },
  );
  const changedLines = later.changedLines.map((line) => ({ ...line, id: idNow(line.id) }));
  // This till's own changes are no conflict; changes by others still are.
  const version = hasOverlap(earlier, later) ? versionNow(earlier, body, done) : body.version;
  const rebased = { ...later, body: { ...body, id: done.bill, billItems, version }, changedLines };
  const highestVersion = highestVersionOf(later, body);
  return highestVersion > version ? { ...rebased, highestVersion } : rebased;
}

/** Usually the later of the two. If an older backup was restored, the server counts on from the version of that. */
function versionNow(
  earlier: Intent,
  later: { readonly version: number },
  done: DeliveryReceipt,
): number {
  const isSetBack = "id" in earlier.body && done.version < highestVersionOf(earlier, earlier.body);
  return isSetBack ? done.version : Math.max(done.version, later.version);
}

/** That of the body may have been set back since, when an earlier change of this till was done. */
function highestVersionOf(
  { highestVersion = 0 }: NewIntent,
  { version }: { readonly version: number },
): number {
  return Math.max(highestVersion, version);
}

const headerFields = ["place", "cover", "servingWay", "staff", "customer"] as const;

/** Whether both change the same field, or the same line. */
function hasOverlap(earlier: NewIntent, later: NewIntent): boolean {
  const [first, second] = [earlier.body, later.body];
  // A new bill cannot conflict with anything before it.
  if (!("id" in first) || !("id" in second)) return true;
  const added = first.billItems.flatMap((item) => ("key" in item ? [item.key] : []));
  const changed = new Set([...earlier.changedLines.map(({ key }) => key), ...added]);
  return (
    headerFields.some((field) => first[field] !== undefined && second[field] !== undefined) ||
    later.changedLines.some(({ key }) => changed.has(key))
  );
}

/** What later intents need of the reply about the bill that it made or changed. */
export function receiptOf(
  reply: ReplyOf<typeof newBill> | ReplyOf<typeof updateBill>,
  at: number,
): DeliveryReceipt {
  const added = reply.insert["billItem"] ?? [];
  const made = reply.insert["bill"]?.[0]?.["version"];
  return {
    at,
    bill: id<"bill">(reply.id),
    version: "version" in reply ? reply.version : Number(made ?? 1),
    lineIds: new Map(added.map((line) => [String(line["key"]), Number(line["id"])])),
  };
}

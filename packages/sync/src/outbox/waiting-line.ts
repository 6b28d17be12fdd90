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
  type Done,
  type Intent,
  type NewIntent,
} from "./intent.ts";

/** What changes on the device in one step, done as a whole or not at all. */
export type Step = {
  readonly gone: readonly Intent[];
  readonly changed: readonly Intent[];
};

/** Of each bill the first that waits: those can be sent side by side. */
export function nextInLine(all: readonly Intent[]): readonly Intent[] {
  const first = new Map<number, Intent>();
  // oxlint-disable-next-line unicorn/no-array-sort -- Chrome 109, the last one for Windows 7, has no toSorted
  for (const intent of [...all].sort((one, other) => one.turn - other.turn)) {
    const bill = billOf(intent);
    if (!isWaiting(intent) || first.has(bill) || isBehindRefused(intent, all)) continue;
    first.set(bill, intent);
  }
  return [...first.values()];
}

/** A press that names a bill as this device called it, though the venue has named it since. */
export function asNamedNow<Some extends NewIntent>(intent: Some, all: readonly Intent[]): Some {
  const { body } = intent;
  if (!("id" in body)) return intent;
  const maker = all.find((one) => one.done !== null && provisionalBill(one) === body.id);
  if (maker === undefined || maker.done === null) return intent;
  return following(intent, maker, maker.done);
}

export function stepWhenRefused(turn: number, failure: Failure, all: readonly Intent[]): Step {
  return {
    gone: [],
    changed: all.filter((one) => one.turn === turn).map((one) => ({ ...one, refused: failure })),
  };
}

/** How long a bill is known by the name that this device gave it. */
const namedForMs = msPerHour;

/** It was done: later intents of its bill name it, and its version, as the venue does. */
export function stepWhenDone(turn: number, done: Done, all: readonly Intent[]): Step {
  const intent = all.find((one) => one.turn === turn);
  if (intent === undefined) return { gone: [], changed: [] };
  const followers = all
    .filter((one) => one.turn > turn && one.done === null && billOf(one) === billOf(intent))
    .map((one) => following(one, intent, done));
  // What made a bill stays for a while: a press of this moment may still name the bill by it.
  const stays = !("id" in intent.body);
  const past = all.filter((one) => one.done !== null && one.done.at < done.at - namedForMs);
  return {
    gone: stays ? past : [...past, intent],
    changed: stays ? [{ ...intent, done }, ...followers] : followers,
  };
}

function following<Some extends NewIntent>(later: Some, earlier: Intent, done: Done): Some {
  const { body, changes } = later;
  if (!("id" in body)) return later;
  let change = 0;
  const billItems = body.billItems.map((item) => {
    if ("key" in item) return item;
    const known = done.lineIds.get(changes[change++] ?? "");
    return known === undefined ? item : { ...item, id: known };
  });
  // What this till has changed itself is no conflict; what others have changed still is one.
  const version = overlap(earlier, later) ? Math.max(done.version, body.version) : body.version;
  return { ...later, body: { ...body, id: done.bill, billItems, version } };
}

const header = ["place", "cover", "staff", "customer"] as const;

/** Whether both change the same field, or the same line. */
function overlap(earlier: NewIntent, later: NewIntent): boolean {
  const [first, second] = [earlier.body, later.body];
  // A bill was not there before the intent that made it.
  if (!("id" in first) || !("id" in second)) return true;
  const added = first.billItems.flatMap((item) => ("key" in item ? [item.key] : []));
  const changed = new Set([...earlier.changes, ...added]);
  return (
    header.some((field) => first[field] !== undefined && second[field] !== undefined) ||
    later.changes.some((key) => changed.has(key))
  );
}

/** What a reply says of the bill that it made or changed. */
export function doneBy(
  reply: ReplyOf<typeof newBill> | ReplyOf<typeof updateBill>,
  at: number,
): Done {
  const added = reply.insert["billItem"] ?? [];
  const made = reply.insert["bill"]?.[0]?.["version"];
  return {
    at,
    bill: id<"bill">(reply.id),
    version: "version" in reply ? reply.version : Number(made ?? 1),
    lineIds: new Map(added.map((line) => [String(line["key"]), Number(line["id"])])),
  };
}

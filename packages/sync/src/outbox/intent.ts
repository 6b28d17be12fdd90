import { newBill, priceChanges, updateBill } from "@comanda/contract/bill";
import type { BillId } from "@comanda/domain/id";

import type { BodyOf } from "@comanda/contract/call";

import { failureFrom, operationFailed, type Failure } from "../failure.ts";
import { fits } from "../fits.ts";
import { firstProvisional, isProvisional } from "./provisional.ts";

/** What is kept for the venue while it cannot be told: a new order, or a change of a bill. */
export type BillBody = BodyOf<typeof newBill> | BodyOf<typeof updateBill>;

/** What the venue answered, as far as later intents of the same bill need it. */
export type Done = {
  readonly at: number;
  readonly bill: BillId;
  /** The version that the bill has since. */
  readonly version: number;
  /** The ids of its lines, by their keys. */
  readonly lineIds: ReadonlyMap<string, number>;
};

/** One press that the venue is to be told of: what was to be done, under the key that makes it done once. */
export type NewIntent = {
  readonly key: string;
  /** Of the location and station where it was pressed. */
  readonly place: string;
  readonly madeAt: number;
  readonly body: BillBody;
  /** The keys of the lines that it changes, in the order of the body: their ids may be known only later. */
  readonly changes: readonly string[];
};

export type Intent = NewIntent & {
  /** Counts up on this device, in the order of the presses. */
  readonly turn: number;
  /** Why the venue did not take it; it then waits for somebody to decide. */
  readonly refused: Failure | null;
  /** It was done. What made a bill stays for a while: a press of that moment may still name the bill by it. */
  readonly done: Done | null;
};

/** The id of the bill that an intent makes, until the venue gives it one. */
export function provisionalBill({ turn }: Pick<Intent, "turn">): number {
  return firstProvisional + turn;
}

/** The bill that an intent is about; the order of those of one bill is kept, and no bill waits for another. */
export function billOf(intent: Pick<Intent, "turn" | "body">): number {
  return "id" in intent.body ? intent.body.id : provisionalBill(intent);
}

/** What waits to be sent, and not for somebody's decision. */
export function isWaiting({ refused, done }: Intent): boolean {
  return refused === null && done === null;
}

/** A round for a bill that itself was not taken cannot be sent before that one is settled. */
export function isBehindRefused(intent: Intent, all: readonly Intent[]): boolean {
  const bill = billOf(intent);
  return (
    isProvisional(bill) &&
    all.some((one) => one.refused !== null && one.turn < intent.turn && billOf(one) === bill)
  );
}

/** What lies on the device is read with suspicion; nothing that may still be sent is passed over. */
export function readIntent(value: unknown): Intent | null {
  if (typeof value !== "object" || value === null) return null;
  const row = new Map<string, unknown>(Object.entries(value));
  const turn = row.get("turn");
  const body = row.get("body");
  if (typeof turn !== "number") return null;
  if (!fits(updateBill.body, body) && !fits(newBill.body, body)) return null;
  const [madeAt, changes] = [row.get("madeAt"), row.get("changes")];
  return {
    turn,
    key: String(row.get("key")),
    place: String(row.get("place")),
    madeAt: typeof madeAt === "number" ? madeAt : 0,
    body,
    changes: Array.isArray(changes) ? changes.map(String) : [],
    refused: readFailure(row.get("refused")),
    done: readDone(row.get("done")),
  };
}

function readFailure(value: unknown): Failure | null {
  if (value === null || value === undefined) return null;
  const { status, code, message, about, prices }: Readonly<Record<string, unknown>> = Object(value);
  if (typeof status !== "number" || typeof code !== "string") return operationFailed;
  const known = {
    code,
    message: String(message),
    ...(fits(priceChanges, prices) && { prices }),
  };
  const failure = failureFrom(status, known);
  return isAbout(about) ? { ...failure, about } : failure;
}

function isAbout(value: unknown): value is Failure["about"] {
  return typeof value === "object" && value !== null;
}

function readDone(value: unknown): Done | null {
  return isDone(value) ? value : null;
}

function isDone(value: unknown): value is Done {
  return (
    typeof value === "object" && value !== null && "bill" in value && typeof value.bill === "number"
  );
}

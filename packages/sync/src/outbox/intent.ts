import {
  newBill,
  priceChanges,
  updateBill,
  type ChangedItem,
  type NewItem,
} from "@comanda/contract/bill";
import { errorReply } from "@comanda/contract/error-reply";
import { servingWay } from "@comanda/contract/serving-way";
import type { ServingWay } from "@comanda/domain/bill/serving-way";
import { id, type BillId, type StaffId } from "@comanda/domain/id";

import type { BodyOf } from "@comanda/contract/call";

import { failureFrom, operationFailed, type Failure } from "../failure.ts";
import { matchesSchema } from "../matches-schema.ts";
import { readDishes, type Dishes } from "./dishes-above.ts";
import { firstProvisionalId, isProvisionalId } from "./provisional.ts";

/** What is queued until the server can be reached: a new order, or a change of a bill. */
export type BillBody = BodyOf<typeof newBill> | BodyOf<typeof updateBill>;

/** A press, or a change of a line that the bill has. */
export type BodyItem = NewItem | ChangedItem;

/** The body with some of its items only. */
export function keepItems(body: BillBody, isKept: (item: BodyItem) => boolean): BillBody {
  return "id" in body
    ? { ...body, billItems: body.billItems.filter(isKept) }
    : { ...body, billItems: body.billItems.filter(isKept) };
}

/** The part of the server's reply that later intents of the same bill need. */
export type DeliveryReceipt = {
  readonly at: number;
  readonly bill: BillId;
  /** The version of the bill since then. */
  readonly version: number;
  /** The ids of its lines, by their keys. */
  readonly lineIds: ReadonlyMap<string, number>;
};

/** One press to be sent to the server: the action, and the key by which it is done only once. */
export type NewIntent = {
  readonly key: string;
  /** The location and station where it was pressed. */
  readonly place: string;
  /** Location and sale point as staff know them; empty if an earlier release stored the intent. */
  readonly placeName: string;
  /** Of the bill that it changes, as it was at the press; an older backup of the server may not have that bill. */
  readonly billPlace?: BillPlace;
  /** Who pressed it; left out if an earlier release stored the intent. */
  readonly user?: StaffId;
  /** By the clock of the server. */
  readonly madeAt: number;
  readonly body: BillBody;
  readonly changedLines: readonly ChangedLine[];
  /**
   * The highest version of the bill that it was based on, if that of the body is lower since: an older backup of the
   * server was restored. An earlier release did not remember it.
   */
  readonly highestVersion?: number;
  /** Left over from an order that was opened again: the dishes of mixers and commissions that could not be ordered. */
  readonly dishes?: Dishes;
  /**
   * Whether the server may have it: set before it is sent for the first time, of those that need a right, or if it was
   * sent before it was stored.
   */
  readonly isSent?: true;
};

/** A table, or a room without tables, and how the guests get their order; an earlier release stored only the place. */
type BillPlace = {
  readonly table: string;
  readonly room: string;
  readonly servingWay?: ServingWay;
};

/** A line that the body changes: its id in the body, which may be provisional, and its key, which never changes. */
export type ChangedLine = { readonly id: number; readonly key: string };

export type Intent = NewIntent & {
  /** Counts up on this device, in the order of the presses. */
  readonly turn: number;
  /** Why the server refused it; it then waits for the cashier to decide. */
  readonly refused: Failure | null;
  /**
   * Set once it is done. An intent that made a bill stays for a while: a concurrent press may still refer to the bill
   * by its provisional id.
   */
  readonly done: DeliveryReceipt | null;
};

/** The id of the bill that an intent makes, until the server assigns one. */
export function provisionalBill({ turn }: Pick<Intent, "turn">): number {
  return firstProvisionalId + turn;
}

/** The bill that an intent is about: intents of one bill stay in order, and no bill waits for another. */
export function billOf(intent: Pick<Intent, "turn" | "body">): number {
  return "id" in intent.body ? intent.body.id : provisionalBill(intent);
}

/**
 * Whether a record with the ID of its bill is that bill: after an older backup was restored, another one can have the
 * ID.
 */
export function isForBill(
  { body }: Pick<Intent, "body">,
  { createdDate }: { readonly createdDate: string },
): boolean {
  return !("id" in body) || body.createdDate === undefined || body.createdDate === createdDate;
}

/** Whether it fires a course or says that all has come, and changes nothing of what guests pay. */
export function isOnlyFireOrServed({ body }: Pick<Intent, "body">): boolean {
  if (!("id" in body) || body.billItems.length > 0) return false;
  return body.fire !== undefined || body.served !== undefined;
}

/** Whether it waits to be sent, rather than for the cashier's decision. */
export function isWaiting({ refused, done }: Intent): boolean {
  return refused === null && done === null;
}

/** A round for a bill whose own intent was refused cannot be sent before that is settled. */
export function isBehindRefused(intent: Intent, all: readonly Intent[]): boolean {
  const bill = billOf(intent);
  return (
    isProvisionalId(bill) &&
    all.some((one) => one.refused !== null && one.turn < intent.turn && billOf(one) === bill)
  );
}

/** Data on the device is validated defensively, but nothing that may still be sent is dropped. */
export function readIntent(value: unknown): Intent | null {
  if (typeof value !== "object" || value === null) return null;
  const row = new Map<string, unknown>(Object.entries(value));
  const turn = row.get("turn");
  const body = row.get("body");
  if (typeof turn !== "number") return null;
  if (!matchesSchema(updateBill.body, body) && !matchesSchema(newBill.body, body)) return null;
  const madeAt = row.get("madeAt");
  const user = row.get("user");
  const highestVersion = row.get("highestVersion");
  return {
    turn,
    key: String(row.get("key")),
    place: String(row.get("place")),
    placeName: readText(row.get("placeName")),
    ...readBillPlace(row.get("billPlace")),
    ...(typeof user === "number" && { user: id<"staff">(user) }),
    madeAt: typeof madeAt === "number" ? madeAt : 0,
    body,
    changedLines: readChangedLines(row.get("changedLines") ?? row.get("changes"), body),
    ...(typeof highestVersion === "number" && { highestVersion }),
    ...(row.has("dishes") && { dishes: readDishes(row.get("dishes")) }),
    ...(row.get("isSent") === true && { isSent: true }),
    refused: readFailure(row.get("refused")),
    done: readReceipt(row.get("done")),
  };
}

function readText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function readBillPlace(value: unknown): Pick<Intent, "billPlace"> {
  const { table, room, servingWay: served }: Readonly<Record<string, unknown>> = Object(value);
  if (typeof table !== "string" || typeof room !== "string") return {};
  return {
    billPlace: { table, room, ...(matchesSchema(servingWay, served) && { servingWay: served }) },
  };
}

/** An earlier release stored only the keys, in the order of the body. */
function readChangedLines(value: unknown, { billItems }: BillBody): readonly ChangedLine[] {
  if (!Array.isArray(value)) return [];
  const ids = billItems.flatMap((item: BodyItem) => ("id" in item ? [item.id] : []));
  return value.flatMap((line: unknown, index) => {
    const former = { id: ids[index], key: line };
    const known = new Map(Object.entries(typeof line === "string" ? former : Object(line)));
    const [lineId, key] = [known.get("id"), known.get("key")];
    return typeof lineId === "number" && typeof key === "string" && key !== ""
      ? [{ id: lineId, key }]
      : [];
  });
}

function readFailure(value: unknown): Failure | null {
  if (value === null || value === undefined) return null;
  const stored: Readonly<Record<string, unknown>> = Object(value);
  const { status, code, message, isRule, about, prices } = stored;
  if (typeof status !== "number" || typeof code !== "string") return operationFailed;
  const known = {
    code,
    message: String(message),
    ...(isRule === true && { isRule }),
    ...(matchesSchema(priceChanges, prices) && { prices }),
    ...(matchesSchema(errorReply.properties.about, about) && { about }),
  };
  return failureFrom(status, known);
}

/** An intent whose receipt cannot be read is sent again; its key keeps it from being done twice. */
function readReceipt(value: unknown): DeliveryReceipt | null {
  const { at, bill, version, lineIds }: Readonly<Record<string, unknown>> = Object(value);
  if (typeof at !== "number" || typeof bill !== "number" || typeof version !== "number")
    return null;
  return areLineIds(lineIds) ? { at, bill: id<"bill">(bill), version, lineIds } : null;
}

function areLineIds(value: unknown): value is DeliveryReceipt["lineIds"] {
  return (
    value instanceof Map &&
    [...value].every(([key, line]) => typeof key === "string" && typeof line === "number")
  );
}

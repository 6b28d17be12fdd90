import type { BodyOf } from "@comanda/contract/call";
import type { updateBill } from "@comanda/contract/bill";
import type { Bill } from "@comanda/domain/bill/bill";
import type { Line } from "@comanda/domain/bill/line";
import {
  servedLines,
  serveBill as serveBillRule,
  type ServedPress,
} from "@comanda/domain/bill/served";
import { serveTicketedPieces } from "@comanda/domain/bill/ticketed-pieces";
import type { BillId } from "@comanda/domain/id";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { msPerSecond } from "@comanda/domain/time/instant";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";

import type { WriteContext } from "#journal/command.ts";

import { endOfSecond } from "./apply-press-terms.ts";
import type { StoredBill } from "./bill-store.ts";
import { updateLinesEach } from "./line-store.ts";
import { readKnown } from "./print-tickets.ts";
import type { OldestPress } from "./read-items.ts";
import { saveUnseenChange } from "./save-unseen-change.ts";
import { toPiecesColumn } from "./ticketed-pieces-column.ts";

type Body = BodyOf<typeof updateBill>;

/** A press that its till did not store offline arrives within seconds. */
const pressSentWithinMs = 5 * msPerSecond;

/** When a till says that all has come; null if it does not say so. */
export function readServed(
  { at, session, notePress }: WriteContext,
  { served }: Pick<Body, "served">,
  oldestPress: OldestPress,
): ServedPress | Refusal | null {
  if (served === undefined) return null;
  const pressed = parseWireDateTime(served);
  if (pressed === null) return refuse("date-invalid");
  // A press that cannot have been made when it says counts as made now.
  const wasStoredOffline =
    at - pressed > pressSentWithinMs && endOfSecond({ at: pressed }) >= oldestPress(session.id, at);
  if (!wasStoredOffline) return { at, wasStoredOffline };
  notePress(pressed);
  return { at: pressed, wasStoredOffline };
}

/** Whether a till says that all has come, and nothing else. */
export function isOnlyServed(body: Body): boolean {
  return body.fire === undefined && isUnseen(body);
}

/** Whether a till only fires a course or says that all has come, of which guests see nothing on paper. */
export function isUnseen({ billItems, ...body }: Body): boolean {
  const {
    id: _id,
    version: _version,
    createdDate: _meant,
    fire: _fire,
    served: _served,
    ...seen
  } = body;
  return billItems.length === 0 && Object.keys(seen).length === 0;
}

/**
 * Saves that all has come. If the bill says so already, it stays as it is: only pieces whose tickets came after the
 * first press may be left to note.
 */
export async function saveServed(
  context: WriteContext,
  stored: StoredBill,
  press: ServedPress,
): Promise<{ readonly id: BillId; readonly version: number } | Refusal> {
  const { id, version } = stored.row;
  const served = serveOnBill(stored.bill, press);
  if (isRefusal(served)) return served;
  await markServed(context, stored, press);
  if (served === stored.bill) return { id, version };
  const { row } = await saveUnseenChange(context, stored, served);
  return { id, version: row.version };
}

export function serveOnBill(bill: Bill, press: ServedPress | null): Bill | Refusal {
  return press === null ? bill : serveBillRule(bill, press);
}

/** Notes of what kitchen and bar have that the guests have it. Returns the bill with its lines as they are by then. */
export async function markServed(
  context: WriteContext,
  stored: StoredBill,
  press: ServedPress | null,
): Promise<StoredBill> {
  if (press === null) return stored;
  const { bill } = stored;
  const known = readKnown(stored);
  const lineOf = new Map<string, Line>(servedLines(bill, press).map((line) => [line.key, line]));
  const lines = stored.lines.map((row) => {
    const line = lineOf.get(row.key);
    if (line === undefined) return row;
    return { ...row, ticketed_for: toPiecesColumn(serveTicketedPieces(bill, line, known)) };
  });
  const changed = stored.lines.flatMap((row, index) => {
    const ticketed_for = lines[index]?.ticketed_for ?? null;
    return ticketed_for === row.ticketed_for ? [] : [{ row, values: { ticketed_for } }];
  });
  await updateLinesEach(context, changed);
  return { ...stored, lines };
}

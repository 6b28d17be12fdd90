import { approvalHeader } from "@comanda/contract/approval-header";
import type { newBill, NewItem, updateBill } from "@comanda/contract/bill";
import type { BillReply } from "@comanda/contract/bill-record";
import type { ShiftReply } from "@comanda/contract/day-records";
import { signedHeaders } from "@comanda/contract/signed-request";
import type { StaffReply } from "@comanda/contract/staff-record";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { mali, padThai } from "@comanda/domain/testing/builders";
import { plainPress } from "@comanda/contract/sent-line";
import type { BodyOf } from "@comanda/contract/call";
import { byId, noRecords, type Records } from "@comanda/sync/records/records";
import { vi } from "vitest";

import { plainReference } from "#records/testing/plain-reference.ts";
import { aSession } from "#api/testing/a-session.ts";
import { stubBrowser } from "#api/testing/stub-device.ts";

/** A request as the server sees it. */
export type Heard = {
  readonly call: string;
  readonly key: string | null;
  /** Of a manager. */
  readonly approval: string | null;
  readonly body: unknown;
};

/** Answers a request, or breaks the connection with null. */
export type Answer = (request: Heard) => Response | null | Promise<Response>;

export const at = "2026-11-20 11:05:00";

/** The open bill of table 12, as the server has it. */
export const bill12: BillReply = {
  id: id<"bill">(1),
  number: 7,
  billNumberWorkday: 7,
  version: 1,
  table: "12",
  room: "",
  cover: 2,
  servingWay: "here",
  staff: mali,
  customer: null,
  status: 0,
  statusNote: "",
  mergedInto: null,
  refundOf: null,
  amount: money(0),
  privilege: null,
  paid: money(0),
  createdDate: at,
  updatedDate: at,
  origin: null,
  workDay: null,
  shift: null,
};
/** A running shift of the station. */
export const shiftHere: ShiftReply = {
  id: id<"shift">(1),
  name: "1",
  station: id<"station">(1),
  workDay: id<"work-day">(1),
  user: mali,
  startTime: at,
  endTime: null,
};

/** A waitress at work at the location. */
export const atWork = (ref: number, staff: Partial<StaffReply> = {}): StaffReply => ({
  id: id<"staff">(ref),
  ref: String(ref),
  username: `user${ref}`,
  firstName: "Noi",
  lastName: "P.",
  role: 3,
  userGroup: id<"user-group">(1),
  subRoles: ["order-taker"],
  location: id<"location">(1),
  station: null,
  isDeleted: false,
  ...staff,
});

export const venue: Records = { ...noRecords, bill: byId([bill12]) };

export function aPress(key: string, press: Partial<NewItem> = {}): NewItem {
  return { ...plainPress, key, product: padThai.id, createdDate: at, ...press };
}

export function anOrder(...keys: readonly string[]): BodyOf<typeof newBill> {
  const seated = { table: "T1", room: "", cover: 3, staff: mali, customer: null };
  return { ...seated, isSecondBill: false, billItems: keys.map((key) => aPress(key)) };
}

export function aRound(bill: number, ...keys: readonly string[]): BodyOf<typeof updateBill> {
  return { id: id<"bill">(bill), version: 1, billItems: keys.map((key) => aPress(key)) };
}

/** The newest journal row of the server. */
const ping = 9;

/** A reply that the till accepts for a write. */
export function done(fields: object): Response {
  return Response.json({ insert: {}, update: {}, delete: {}, ping, ...fields });
}

/**
 * A till whose user is signed in at the restaurant, with a device of its own. Tests call `vi.resetModules` before the
 * first one: what other tests have loaded belongs to another page.
 */
export async function openTill(answer: Answer = () => null) {
  const heard: Heard[] = [];
  stubBrowser();
  vi.stubGlobal("fetch", async (target: string, { method, headers, body }: RequestInit) => {
    const [path = ""] = target.split("?");
    const request = {
      call: `${method} ${path}`,
      key: new Headers(headers).get(signedHeaders.idempotencyKey),
      approval: new Headers(headers).get(approvalHeader),
      body: typeof body === "string" ? JSON.parse(body) : null,
    };
    heard.push(request);
    const response = await answer(request);
    if (response === null) throw new TypeError("Failed to fetch");
    return response;
  });
  const session = aSession([]);
  const { startSession } = await import("#api/change-session.ts");
  await startSession({ ...session, token: { ...session.token, key: "AAAA" } });
  const { clearRecords, recordStore } = await import("#records/record-store.ts");
  const { useNotices } = await import("../../notice/notice-store.ts");
  const { useOrder } = await import("../../order/order-store.ts");
  const { seenIntents } = await import("../../kept-orders/intent-storage.ts");
  clearRecords();
  seenIntents.setState(seenIntents.getInitialState(), true);
  useNotices.setState(useNotices.getInitialState());
  useOrder.setState(useOrder.getInitialState());
  const know = (known: Records) => recordStore.setState({ known, records: known });
  know(venue);
  recordStore.setState({ reference: plainReference, ping, connection: "live" });
  return { session, recordStore, know, heard: (): readonly Heard[] => heard };
}

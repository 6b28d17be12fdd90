import type { Call } from "@comanda/contract/call";
import type { BillId, StaffId } from "@comanda/contract/wire";
import { isOpen } from "@comanda/domain/bill/bill";
import type { LineKey } from "@comanda/domain/bill/line";
import { id, type TenderId } from "@comanda/domain/id";
import type { Tender } from "@comanda/domain/payment/tender";
import { canPostBill } from "@comanda/domain/staff/find-staff";
import { instant } from "@comanda/domain/time/instant";

import type { TestApp } from "../../testing/test-app.ts";
import type { VenueFacts } from "./venue-facts.ts";
import { loadBills } from "./load-bills.ts";
import type { Model, ModelBill } from "./model.ts";
import { beginDayAndShifts, type NightTill, type OpenVenue } from "./open-venue.ts";
import { readModel } from "./read-model.ts";

/** One random night in an open venue: the tills, and what they should show according to the domain. */
export type Night = {
  readonly app: TestApp;
  readonly facts: VenueFacts;
  readonly tills: readonly NightTill[];
  /** The till of that index, modulo the number of tills. */
  readonly till: (index: number) => NightTill;
  readonly model: () => Model;
  readonly follow: (model: Model) => void;
  /** A unique line name. */
  readonly newName: (kind: string) => string;
  /** A place that no other night uses. */
  readonly ownPlace: (name: string) => string;
  /** Mostly a user who may serve; the last of the ten numbers is no user. */
  readonly server: (index: number) => StaffId;
  readonly billAt: (index: number) => ModelBill | null;
  /** Returns a bill that is not open only if none is. */
  readonly openBillAt: (index: number) => ModelBill | null;
  /** A tender of some bill whose id is known; null if there is none. */
  readonly tenderAt: (bill: number, index: number) => NightTender | null;
  /** The id that the server has given to a line. */
  readonly lineId: (bill: ModelBill, key: LineKey) => number | undefined;
  /** The newest journal row that any reply has named. */
  readonly newest: () => number;
  readonly noteRow: (ping: number) => void;
  /** Successful requests, which may be sent again. */
  readonly sent: SentAction[];
};

export type NightTender = { readonly bill: BillId; readonly tender: TenderId };

export type SentAction = {
  readonly till: number;
  readonly call: Call;
  readonly input: object;
  readonly key: string;
  readonly reply: string;
};

let nights = 0;

export async function beginNight({ app, facts, tills }: OpenVenue): Promise<Night> {
  nights += 1;
  const prefix = `n${nights}`;
  let model = await readModel(app.database(), facts, instant(app.now()));
  let newest = Math.max(...tills.map(({ view }) => view.lastPing()));
  const stations = new Set(tills.map(({ station }) => station));
  // The night before may have ended its shifts.
  if (model.workDay === null || model.shifts.size < stations.size) {
    await beginDayAndShifts({ app, tills });
    model = await readModel(app.database(), facts, instant(app.now()));
    newest = (await loadBills(app, tills[0]?.signedIn)).ping;
  }
  let names = 0;
  const till = (index: number): NightTill => {
    const found = tills[index % tills.length];
    if (found === undefined) throw new Error("A house has tills");
    return found;
  };
  return {
    app,
    facts,
    tills,
    till,
    model: () => model,
    follow: (next) => {
      model = next;
    },
    newName: (kind) => {
      names += 1;
      return `${prefix}-${kind}-${names}`;
    },
    ownPlace: (name) => `${prefix}-${name}`,
    server: (index) => {
      const servers = model.staff.filter(
        (staff) => index > 7 || canPostBill(staff, facts.location),
      );
      return index === 9 ? id(999_999) : (servers[index % servers.length]?.id ?? id(1));
    },
    billAt: (index) => {
      const bills = [...model.bills.values()];
      return bills[index % Math.max(1, bills.length)] ?? null;
    },
    openBillAt: (index) => {
      const bills = [...model.bills.values()];
      const open = bills.filter(({ bill }) => isOpen(bill));
      const wanted = open.length === 0 ? bills : open;
      return wanted[index % Math.max(1, wanted.length)] ?? null;
    },
    tenderAt: (bill, index) => tenderIn(model, bill, index),
    lineId: ({ bill }, key) => lineIdIn(till(0), bill.id, key),
    newest: () => newest,
    noteRow: (ping) => {
      newest = Math.max(newest, ping);
    },
    sent: [],
  };
}

function tenderIn(model: Model, bill: number, index: number): NightTender | null {
  const bills = [...model.bills.values()].filter(({ tenders }) => tenders.some(isKnown));
  const chosen = bills[bill % Math.max(1, bills.length)];
  const known = (chosen?.tenders ?? []).filter(isKnown);
  const tender = known[index % Math.max(1, known.length)]?.id ?? null;
  const billId = chosen?.bill.id ?? null;
  return tender === null || billId === null ? null : { bill: billId, tender };
}

function isKnown({ id: tender }: Pick<Tender, "id">): boolean {
  return tender !== null && tender > 0;
}

function lineIdIn({ view }: NightTill, bill: BillId | null, key: LineKey): number | undefined {
  const line = view
    .records("billItem")
    .find((item) => item["bill"] === bill && item["key"] === key);
  return line === undefined ? undefined : Number(line["id"]);
}

import { isDeepStrictEqual } from "node:util";

import { toBillItem } from "@comanda/contract/to-bill-item";
import { toBillRecord } from "@comanda/contract/to-bill-record";
import { listCommissions } from "@comanda/contract/commission";
import type { Decimals } from "@comanda/domain/money/currency";
import { roleCodes, type Staff } from "@comanda/domain/staff/staff";

import { callAs, replyOf } from "../../testing/test-till.ts";

import { catchUp } from "./catch-up.ts";
import type { ModelBill } from "./model.ts";
import { duesIn } from "./dues.ts";
import { loadLists } from "./load-lists.ts";
import type { Night } from "./night.ts";
import { toWirePaper } from "./papers.ts";
import { readLevels } from "./read-model.ts";
import { requireNothingWaits, requireRightWait } from "./recount-waits.ts";

type WireRecord = Readonly<Record<string, unknown>>;

/** Every till, once up to date, has the bills of the model, line by line. */
export async function requireSameTills(night: Night): Promise<void> {
  await catchUp(night);
  const model = [...night.model().bills.values()];
  for (const known of model) {
    requireRightWait(known);
    requireNothingWaits(known);
  }
  const ids = new Set<unknown>(model.map(({ bill }) => bill.id));
  const bills = byId(model.flatMap(shownBill));
  const lines = byName(
    withRoundRanks(model.flatMap((own) => shownLines(own, night.facts.currency))),
  );
  const staff = byId(night.model().staff.map(shownStaff));
  const papers = byId([...night.model().papers.values()].map(toWirePaper));
  const { customers: known, erased } = night.model();
  const customers = byId(
    [...known]
      .filter(([id]) => !erased.has(id))
      .map(([id, type]) => ({ id, customerType: type?.id ?? null })),
  );
  for (const { view } of night.tills) {
    const ownBills = view.records("bill").filter(({ id }) => ids.has(id));
    const ownLines = view.records("billItem").filter(({ bill }) => ids.has(bill));
    requireSame("bills of till and rules", [byId(ownBills), bills]);
    requireSame("lines of till and rules", [
      byName(withRoundRanks(ownLines.map(withoutId))),
      lines,
    ]);
    requireSame("staff of till and rules", [byId(view.records("staff")), staff]);
    requireSame("papers of till and rules", [
      byId(view.records("printJob").map(withoutTitles)),
      papers,
    ]);
    const guests = view.records("customer").map(({ id, customerType }) => ({ id, customerType }));
    requireSame("guests of till and rules", [byId(guests), customers]);
  }
}

/** Removes the server's id from a bill item, and gives it the model's name. */
function withoutId({ id: _given, ...item }: WireRecord): [string, WireRecord] {
  return [`${String(item["bill"])} ${String(item["key"])}`, item];
}

/**
 * The model numbers rounds 1, 2, 3; the server's numbers have gaps. Both determine what was sent together, and in which
 * order.
 */
function withRoundRanks(lines: readonly [string, WireRecord][]): readonly [string, WireRecord][] {
  const rounds = [...new Set(lines.map(([, { round }]) => Number(round)))].toSorted(ascending);
  const rank = new Map(rounds.map((round, index) => [round, index]));
  return lines.map(([name, line]) => [name, { ...line, round: rank.get(Number(line["round"])) }]);
}

function ascending(first: number, second: number): number {
  return first - second;
}

/** The model does not know the titles of papers and the names of printers. */
function withoutTitles({ title: _title, printerName: _name, ...paper }: WireRecord): WireRecord {
  return paper;
}

function shownStaff({ id, ref, username, firstName, lastName, ...more }: Staff): WireRecord {
  const { role, userGroup, subRoles, location, station, isDeleted } = more;
  const named = { id, ref, username, firstName, lastName, role: roleCodes[role], userGroup };
  return { ...named, subRoles, location, station, isDeleted };
}

function shownBill({ bill, amount }: ModelBill): readonly WireRecord[] {
  return bill.id === null ? [] : [toBillRecord(bill, { id: bill.id, amount })];
}

function shownLines({ bill }: ModelBill, currency: Decimals): readonly [string, WireRecord][] {
  const { id, lines } = bill;
  if (id === null) return [];
  return lines.map((line) => withoutId(toBillItem(line, { id: 0, bill: id }, currency)));
}

/** What the server lists equals what every till has built from the changes. */
export async function requireSameList(night: Night): Promise<void> {
  const { ping, entities } = await loadLists(night.app, night.tills[0]?.signedIn);
  const { bill: listed = [], billItem: items = [], printJob: papers = [], ...lists } = entities;
  const { workDay } = night.model();
  for (const { view } of night.tills) {
    if (view.lastPing() !== ping) throw new Error("A till has not got every row");
    // A till caches what ended on an earlier day for as long as it likes; the list starts anew with each day.
    const bills = view
      .records("bill")
      .filter((bill) => bill["status"] === 0 || (workDay !== null && bill["workDay"] === workDay));
    const ids = new Set(bills.map(({ id }) => id));
    const lines = view.records("billItem").filter(({ bill }) => ids.has(bill));
    requireSame("bills of list and till", [byId(listed), byId(bills)]);
    requireSame("lines of list and till", [byId(items), byId(lines)]);
    for (const [entity, list] of Object.entries(lists)) {
      requireSame(`${entity} of list and till`, [byId(list), byId(view.records(entity))]);
    }
    // Of finished papers, the list has only the newest.
    const isListed = new Set(papers.map(({ id }) => id));
    const known = view.records("printJob").filter(({ id }) => isListed.has(id));
    requireSame("papers of list and till", [byId(papers), byId(known)]);
  }
}

/** The model and the server have taken the same from each shelf. */
export async function requireSameStock({ app, facts, model }: Night): Promise<void> {
  const server = await readLevels(app.database(), facts.location);
  const { levels } = model();
  const flat = (stations: typeof levels) =>
    byName(
      [...stations].flatMap(([station, items]) =>
        [...items].map(([item, count]): [string, WireRecord] => [`${station} ${item}`, { count }]),
      ),
    );
  requireSame("shelves of server and rules", [flat(server), flat(levels)]);
}

/** The commission that the server would pay equals what the rules owe. */
export async function requireSameDues(night: Night): Promise<void> {
  const [till] = night.tills;
  if (till === undefined) return;
  const listed = replyOf(listCommissions, await callAs(night.app, till.signedIn, listCommissions));
  const dues = duesIn(night, night.model());
  requireSame("dues of server and rules", [
    byName(
      listed.map(({ staff, amount, lines }) => [
        staff,
        { amount, lines: lines.map(({ billItem }) => String(billItem)).toSorted() },
      ]),
    ),
    byName(
      dues.map(({ staff, amount, lines }) => [
        staff,
        { amount, lines: lines.map(({ key }) => key).toSorted() },
      ]),
    ),
  ]);
}

function byId(rows: readonly WireRecord[]): ReadonlyMap<string, WireRecord> {
  return byName(rows.map((row) => [String(row["id"]), row]));
}

function byName(
  rows: readonly (readonly [string | number | null, WireRecord])[],
): ReadonlyMap<string, WireRecord> {
  return new Map(rows.map(([name, row]) => [String(name), row]));
}

type Records = ReadonlyMap<string, WireRecord>;

function requireSame(what: string, [first, second]: readonly [Records, Records]): void {
  if (isDeepStrictEqual(first, second)) return;
  const names = new Set([...first.keys(), ...second.keys()]);
  const differing = [...names].filter(
    (name) => !isDeepStrictEqual(first.get(name), second.get(name)),
  );
  const lines = differing.map(
    (name) => `${name}\n  ${stringify(first.get(name))}\n  ${stringify(second.get(name))}`,
  );
  throw new Error(`The ${what} differ:\n${lines.join("\n")}`);
}

function stringify(row: WireRecord | undefined): string {
  return JSON.stringify(row);
}

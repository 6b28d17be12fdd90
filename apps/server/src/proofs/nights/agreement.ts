import { isDeepStrictEqual } from "node:util";

import { loadBills } from "./load-bills.ts";
import { catchUp } from "./catch-up.ts";
import type { ModelBill } from "./model.ts";
import type { Night } from "./night.ts";
import { readLevels } from "./read-model.ts";
import { shownBill, shownLine } from "./shown-bill.ts";

type Shown = Readonly<Record<string, unknown>>;

/** Every till, told of everything, has the bills of the model, line by line. */
export async function requireSameTills(night: Night): Promise<void> {
  await catchUp(night);
  const model = [...night.model().bills.values()];
  const ids = new Set<unknown>(model.map(({ bill }) => bill.id));
  const bills = byName(model.map((own) => [own.bill.id, shownBill(own)]));
  const lines = byName(model.flatMap(shownLines));
  for (const { view } of night.tills) {
    const ownBills = view.records("bill").filter(({ id }) => ids.has(id));
    const ownLines = view.records("billItem").filter(({ bill }) => ids.has(bill));
    requireSame("bills of till and rules", [byId(ownBills), bills]);
    requireSame("lines of till and rules", [byName(ownLines.map(withoutId)), lines]);
  }
}

/** The server's list of bills, without its id, under the name that the model has for it. */
function withoutId({ id: _given, ...item }: Shown): [string, Shown] {
  return [`${String(item["bill"])} ${String(item["key"])}`, item];
}

function shownLines({ bill }: ModelBill): readonly [string, Shown][] {
  return bill.lines.map((line) => [
    `${bill.id} ${line.key}`,
    bill.id === null ? {} : shownLine(line, bill.id),
  ]);
}

/** What the server lists is what every till has made of what it was told. */
export async function requireSameList(night: Night): Promise<void> {
  const list = await loadBills(night.app, night.tills[0]?.signedIn);
  const { workDay } = night.model();
  for (const { view } of night.tills) {
    if (view.lastPing() !== list.ping) throw new Error("A till was not told of everything");
    // A till keeps what ended on a day before for as long as it likes; the list begins anew with each day.
    const bills = view
      .records("bill")
      .filter((bill) => bill["status"] === 0 || (workDay !== null && bill["workDay"] === workDay));
    const ids = new Set(bills.map(({ id }) => id));
    const lines = view.records("billItem").filter(({ bill }) => ids.has(bill));
    requireSame("bills of list and till", [byId(list.bills), byId(bills)]);
    requireSame("lines of list and till", [byId(list.billItems), byId(lines)]);
  }
}

/** What the model has taken from each shelf is what the server has. */
export async function requireSameStock({ app, facts, model }: Night): Promise<void> {
  const server = await readLevels(app.database(), facts.location);
  const { levels } = model();
  const flat = (stations: typeof levels) =>
    byName(
      [...stations].flatMap(([station, items]) =>
        [...items].map(([item, count]): [string, Shown] => [`${station} ${item}`, { count }]),
      ),
    );
  requireSame("shelves of server and rules", [flat(server), flat(levels)]);
}

function byId(rows: readonly Shown[]): ReadonlyMap<string, Shown> {
  return byName(rows.map((row) => [String(row["id"]), row]));
}

function byName(
  rows: readonly (readonly [string | number | null, Shown])[],
): ReadonlyMap<string, Shown> {
  return new Map(rows.map(([name, row]) => [String(name), row]));
}

type Records = ReadonlyMap<string, Shown>;

function requireSame(what: string, [first, second]: readonly [Records, Records]): void {
  if (isDeepStrictEqual(first, second)) return;
  const names = new Set([...first.keys(), ...second.keys()]);
  const differing = [...names].filter(
    (name) => !isDeepStrictEqual(first.get(name), second.get(name)),
  );
  const told = differing.map(
    (name) => `${name}\n  ${say(first.get(name))}\n  ${say(second.get(name))}`,
  );
  throw new Error(`The ${what} differ:\n${told.join("\n")}`);
}

function say(row: Shown | undefined): string {
  return JSON.stringify(row);
}

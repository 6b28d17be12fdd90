import { formatMoneyWithSign, type MoneyFormat } from "@comanda/domain/money/format-money";

import type { AllMessages } from "#language/all-messages.ts";

import type { TableView } from "./read-tables.ts";

/** What a table says. All are texts, so that a tick of the clock renders only the tables whose texts change. */
export type TableTexts = {
  readonly name: string;
  readonly state: string;
  /** Minutes. */
  readonly since: string;
  /** What a meter costs by now. */
  readonly cost: string;
  /** How many bills it has, if there are several. */
  readonly bills: string;
  readonly covers: string;
  /** The initials of who serves. */
  readonly initials: string;
  readonly others: string;
  /** The tables that sit together with it. */
  readonly together: string;
  /** Where a list has tables and rooms of the same name. */
  readonly fullName: string;
};

type Words = {
  readonly messages: AllMessages;
  readonly staffNames: ReadonlyMap<number, string>;
  readonly moneyFormat: MoneyFormat;
  /** Of the tables. */
  readonly names: ReadonlyMap<number | undefined, string>;
};

export function textsOf(
  { place, table, state, bills, hasNewOrder, covers, others, link }: TableView,
  { messages, staffNames, moneyFormat, names }: Words,
): TableTexts {
  const { order, floor, tables } = messages;
  const staff = [...new Set(bills.map((bill) => bill.staff))].flatMap(
    (id) => (id === null ? undefined : staffNames.get(id)) ?? [],
  );
  const count = bills.length + (hasNewOrder ? 1 : 0);
  const neighbours = (link?.tables ?? []).filter((id) => id !== table?.id);
  const seated = neighbours.flatMap((id) => names.get(id) ?? []).join(", ");
  return {
    name: place.name,
    fullName: order[place.kind](place.name),
    state: tables.states[state.kind],
    since: "minutes" in state ? floor.waited(state.minutes) : "",
    cost: state.kind === "running" ? formatMoneyWithSign(state.cost, moneyFormat) : "",
    bills: count > 1 ? tables.bills(count) : "",
    covers: covers === null ? "" : order.covers(covers),
    initials: staff.map(initialsOf).join(" "),
    others,
    together: seated === "" ? "" : tables.sitsWith(seated),
  };
}

/** Of a name in any script: "Mali Suk" is MS, "มะลิ" is ม. */
function initialsOf(name: string): string {
  return name
    .split(/\s+/u)
    .map((part) => Array.from(part)[0] ?? "")
    .join("")
    .slice(0, 3);
}

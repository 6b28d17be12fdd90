import { randomUUID } from "node:crypto";

import { closeBill, newBill, updateBill, voidBill, type NewItem } from "@comanda/contract/bill";
import { addCustomer } from "@comanda/contract/customer";
import { plainPress } from "@comanda/contract/sent-line";
import { id } from "@comanda/domain/id";
import { wireDateTime } from "@comanda/domain/time/date-text";
import { instant } from "@comanda/domain/time/instant";

import type { Chance } from "../chance.ts";
import type { Crew, Wish } from "./crew.ts";
import {
  wishForStaff,
  wishToCount,
  wishToDeliver,
  wishToPayCommission,
  wishToSignStaff,
} from "./venue-requests.ts";
import { wishToMerge, wishToMoveCash, wishToSplit } from "./bill-requests.ts";
import {
  wishForList,
  wishForSheet,
  wishForTickets,
  wishToRepeat,
  wishToSettle,
  wishToTake,
  wishToTell,
} from "./paper-requests.ts";
import type { Traces } from "./traces.ts";

/**
 * A request, and how often its effect is seen in the data: exactly once if it was granted, and never more than once.
 */
export type TracedWish = Wish & { readonly seen: (traces: Traces) => number };

/** What the clients know: the open bills, and a counter for unique names. */
export type Floor = {
  readonly crew: Crew;
  readonly bills: number[];
  /** Bills as of the replies so far; the newest reply of a bill may still be on its way. */
  readonly known: Map<number, KnownBill>;
  /** Commission lines that no reply has shown as paid. */
  readonly earned: Map<number, EarnedLine>;
  /** The bills that were paid. */
  readonly closed: Set<number>;
  /** Papers that are not out, with the current attempt of each. */
  readonly papers: Map<number, number>;
  /** Staff that was added. */
  readonly added: Set<number>;
  readonly count: () => number;
};

export type EarnedLine = {
  readonly bill: number;
  readonly staff: number;
  readonly amount: number;
};

export type KnownBill = {
  readonly version: number;
  readonly table: string;
  readonly lines: readonly { readonly key: string; readonly qty: number }[];
};

export type Maker = (floor: Floor, chance: Chance) => TracedWish | null;

/** Every kind of request with its weight; a new call is one more line. */
const makers: readonly (readonly [weight: number, make: Maker])[] = [
  [6, wishForBill],
  [8, wishForLines],
  [2, wishToPay],
  [1, wishToVoid],
  [1, wishForCustomer],
  [2, wishToSplit],
  [2, wishToMerge],
  [2, wishToMoveCash],
  [2, wishForTickets],
  [1, wishForSheet],
  [1, wishForList],
  [7, wishToSettle],
  [1, wishToRepeat],
  [1, wishToTell],
  [1, wishToTake],
  [1, wishToPayCommission],
  [2, wishToDeliver],
  [1, wishForStaff],
  [1, wishToSignStaff],
  [1, wishToCount],
];

export function anyWish(floor: Floor, chance: Chance): TracedWish {
  const lots = makers.flatMap(([weight, make]) => Array.from({ length: weight }, () => make));
  const make = chance.oneOf(lots) ?? wishForBill;
  return make(floor, chance) ?? wishForBill(floor, chance);
}

function wishForBill(floor: Floor, chance: Chance): TracedWish {
  const table = `t${floor.count()}`;
  const dishes = Array.from({ length: 1 + chance.below(3) }, () => anItem(floor, chance));
  const billItems = chance.happens(0.2) ? [...dishes, ...aLadyDrink(floor)] : dishes;
  const body = {
    table,
    room: "",
    cover: 2,
    customer: null,
    isSecondBill: false,
    staff: floor.crew.users[2]?.user.id ?? 0,
    billItems,
  };
  return {
    call: newBill,
    key: randomUUID(),
    body,
    seen: ({ tables }) => tables.get(table) ?? 0,
  };
}

function wishForLines(floor: Floor, chance: Chance): TracedWish | null {
  const bill = chance.oneOf(floor.bills);
  if (bill === undefined) return null;
  const item = anItem(floor, chance);
  return {
    call: updateBill,
    key: randomUUID(),
    body: { id: bill, version: 1, billItems: [item] },
    seen: ({ lines }) => lines.get(item.key) ?? 0,
  };
}

function wishToPay(floor: Floor, chance: Chance): TracedWish | null {
  const bill = chance.oneOf(floor.bills.slice(-20));
  if (bill === undefined) return null;
  // A unique sum, which identifies the payment.
  const total = 50_000_00 + floor.count();
  return {
    call: closeBill,
    key: randomUUID(),
    params: { id: bill },
    body: { payDetails: [{ payType: floor.crew.cash, total }] },
    seen: ({ payments }) => payments.get(total) ?? 0,
  };
}

function wishToVoid(floor: Floor, chance: Chance): TracedWish | null {
  const bill = chance.oneOf(floor.bills.slice(-20));
  if (bill === undefined) return null;
  const statusNote = `void ${floor.count()}`;
  return {
    call: voidBill,
    key: randomUUID(),
    params: { id: bill },
    body: { statusNote },
    seen: ({ reasons }) => reasons.get(statusNote) ?? 0,
  };
}

function wishForCustomer(floor: Floor): TracedWish {
  const name = `Guest ${floor.count()}`;
  const nothing = { DOB: "", cardNumber: "", address: "", phone: "", email: "" };
  return {
    call: addCustomer,
    key: randomUUID(),
    body: { ...nothing, name, preferredDrink: "", customerType: 1 },
    seen: ({ customers }) => customers.get(name) ?? 0,
  };
}

const sold = ["Pad Thai", "Singha Beer", "Green Curry", "Gin"];

/** A drink with a commission line. */
function aLadyDrink(floor: Floor): readonly NewItem[] {
  const { crew, count } = floor;
  const createdDate = wireDateTime(instant(Date.now() - 1000));
  const product = id<"article">(crew.articles.get("Lady Drink") ?? 1);
  const staff = crew.users[2]?.user.id ?? null;
  const drink = { ...plainPress, createdDate, product, qty: 1, key: `k${count()}` };
  return [drink, { ...drink, key: `k${count()}`, type: 2, parent: drink.key, staff }];
}

function anItem({ crew, count }: Floor, chance: Chance): NewItem {
  return {
    key: `k${count()}`,
    createdDate: wireDateTime(instant(Date.now() - 1000)),
    ...plainPress,
    product: id<"article">(crew.articles.get(chance.oneOf(sold) ?? "") ?? 1),
    qty: 1 + chance.below(2),
  };
}

import { randomUUID } from "node:crypto";

import { newBill, updateBill, type NewItem } from "@comanda/contract/bill";
import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { addCustomer } from "@comanda/contract/customer";
import { plainPress } from "@comanda/contract/sent-line";
import { id } from "@comanda/domain/id";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { instant } from "@comanda/domain/time/instant";

import type { Chance } from "../chance.ts";
import type { Crew, ProofRequest } from "./crew.ts";
import {
  addStaffRequest,
  countDrawerRequest,
  deliverStockRequest,
  payCommissionRequest,
  signStaffRequest,
} from "./venue-requests.ts";
import {
  mergeBillsRequest,
  moveCashRequest,
  partBillsRequest,
  splitBillRequest,
} from "./bill-requests.ts";
import { fireCourseRequest, holdCourseRequest, refireRequest } from "./course-requests.ts";
import {
  printListRequest,
  printBillRequest,
  printTicketsRequest,
  repeatPaperRequest,
  settlePaperRequest,
  takePapersRequest,
  acknowledgePaperRequest,
} from "./paper-requests.ts";
import {
  correctTenderRequest,
  reopenBillRequest,
  takeTenderRequest,
  undoTenderRequest,
} from "./tender-requests.ts";
import type { Traces } from "./traces.ts";

/**
 * A request, and how often its effect is seen in the data: exactly once if it was granted, and never more than once.
 */
export type TracedRequest = ProofRequest & { readonly seen: (traces: Traces) => number };

/** What the clients know: the open bills, and a counter for unique names. */
export type ClientKnowledge = {
  readonly crew: Crew;
  readonly bills: number[];
  /** Bills as of the replies so far; the newest reply of a bill may still be on its way. */
  readonly known: Map<number, KnownBill>;
  /** Commission lines that no reply has shown as paid. */
  readonly earned: Map<number, EarnedLine>;
  /** The bills that were paid. */
  readonly closed: Set<number>;
  /** The bills that were merged last, with the version of the first one since. */
  readonly merged: MergedBills[];
  /** Parts of bills that were taken, and not taken back as far as known here. */
  readonly tenders: Set<number>;
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
  readonly lines: readonly KnownLine[];
};

export type KnownLine = {
  readonly id: number;
  readonly key: string;
  readonly qty: number;
  /** The course with which it is served; 0 if it is made at once. */
  readonly course: number;
};

export type MergedBills = {
  readonly first: number;
  readonly second: number;
  readonly version: number;
};

export type RequestMaker = (floor: ClientKnowledge, chance: Chance) => TracedRequest | null;

/** Every kind of request with its weight; a new call is one more line. */
const requestMakers: readonly (readonly [weight: number, make: RequestMaker])[] = [
  [6, newBillRequest],
  [8, addLinesRequest],
  [2, closeBillRequest],
  [1, voidBillRequest],
  [3, takeTenderRequest],
  [1, undoTenderRequest],
  [1, correctTenderRequest],
  [1, reopenBillRequest],
  [1, addCustomerRequest],
  [2, splitBillRequest],
  [2, mergeBillsRequest],
  [2, partBillsRequest],
  [4, fireCourseRequest],
  [2, holdCourseRequest],
  [4, refireRequest],
  [2, moveCashRequest],
  [2, printTicketsRequest],
  [1, printBillRequest],
  [1, printListRequest],
  [7, settlePaperRequest],
  [1, repeatPaperRequest],
  [1, acknowledgePaperRequest],
  [1, takePapersRequest],
  [1, payCommissionRequest],
  [2, deliverStockRequest],
  [1, addStaffRequest],
  [1, signStaffRequest],
  [1, countDrawerRequest],
];

export function anyRequest(floor: ClientKnowledge, chance: Chance): TracedRequest {
  const lots = requestMakers.flatMap(([weight, make]) =>
    Array.from({ length: weight }, () => make),
  );
  const make = chance.oneOf(lots) ?? newBillRequest;
  return make(floor, chance) ?? newBillRequest(floor, chance);
}

export function newBillRequest(floor: ClientKnowledge, chance: Chance): TracedRequest {
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

function addLinesRequest(floor: ClientKnowledge, chance: Chance): TracedRequest | null {
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

function closeBillRequest(floor: ClientKnowledge, chance: Chance): TracedRequest | null {
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

function voidBillRequest(floor: ClientKnowledge, chance: Chance): TracedRequest | null {
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

function addCustomerRequest(floor: ClientKnowledge): TracedRequest {
  const name = `Guest ${floor.count()}`;
  const nothing = { DOB: "", cardNumber: "", address: "", email: "" };
  return {
    call: addCustomer,
    key: randomUUID(),
    body: { ...nothing, name, phone: "0812345678", preferredDrink: "", customerType: 1 },
    seen: ({ customers }) => customers.get(name) ?? 0,
  };
}

const sold = ["Pad Thai", "Singha Beer", "Green Curry", "Gin"];

/** A drink with a commission line. */
function aLadyDrink(floor: ClientKnowledge): readonly NewItem[] {
  const { crew, count } = floor;
  const createdDate = wireDateTime(instant(Date.now() - 1000));
  const product = id<"article">(crew.articles.get("Lady Drink") ?? 1);
  const staff = crew.users[2]?.user.id ?? null;
  const drink = { ...plainPress, createdDate, product, qty: 1, key: `k${count()}` };
  return [drink, { ...drink, key: `k${count()}`, type: 2, parent: drink.key, staff }];
}

function anItem({ crew, count }: ClientKnowledge, chance: Chance): NewItem {
  return {
    key: `k${count()}`,
    createdDate: wireDateTime(instant(Date.now() - 1000)),
    ...plainPress,
    product: id<"article">(crew.articles.get(chance.oneOf(sold) ?? "") ?? 1),
    qty: 1 + chance.below(2),
    ...(chance.happens(0.6) && { course: 1 + chance.below(3) }),
  };
}

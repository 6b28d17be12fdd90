import { randomUUID } from "node:crypto";

import type { Call } from "@comanda/contract/call";
import { addPayment } from "@comanda/contract/payment";
import { mergeBill, partBill, splitBill } from "@comanda/contract/split-merge";

import type { Chance } from "../chance.ts";
import type { ProofRequest } from "./crew.ts";
import type { ClientKnowledge, KnownBill, RequestMaker, TracedRequest } from "./requests.ts";

/** Moves some lines to a bill of their own, each as a whole, so that no key is on two bills. */
export const splitBillRequest: RequestMaker = (floor, chance) => {
  const found = oneKnownBill(floor, chance, ({ lines }) => lines.length > 1);
  if (found === null) return null;
  const [bill, { version, lines }] = found;
  const table = `s${floor.count()}`;
  const moved = lines.slice(0, 1 + chance.below(lines.length - 1));
  const billItems = moved.map(({ key, qty }) => ({ key, qty }));
  return {
    call: splitBill,
    key: randomUUID(),
    body: {
      oldBillId: bill,
      firstBill: { version },
      secondBill: { ...headOf(floor), table, cover: 2, billItems },
    },
    seen: ({ tables }) => tables.get(table) ?? 0,
  };
};

/** Merges two bills at the table of the first, with a unique number of guests. */
export const mergeBillsRequest: RequestMaker = (floor, chance) => {
  const first = oneKnownBill(floor, chance);
  const second = oneKnownBill(floor, chance);
  if (first === null || second === null || first[0] === second[0]) return null;
  const cover = floor.count() % 10_000;
  return {
    call: mergeBill,
    key: randomUUID(),
    body: {
      newBill: { ...headOf(floor), table: first[1].table, cover },
      firstBillId: first[0],
      firstVersion: first[1].version,
      secondBillId: second[0],
      secondVersion: second[1].version,
    },
    seen: ({ merges }) => merges.get(cover) ?? 0,
  };
};

/** Takes two bills apart that were merged; later orders stay. */
export const partBillsRequest: RequestMaker = ({ merged }, chance) => {
  const joined = chance.oneOf(merged.slice(-3));
  if (joined === undefined) return null;
  const { first, second, version } = joined;
  return writeRequest(partBill, {
    params: { id: first },
    body: { version, bill: second, later: [] },
  });
};

export const moveCashRequest: RequestMaker = (floor, chance): TracedRequest => {
  const note = `payment ${floor.count()}`;
  const body = {
    type: 0,
    amount: 1 + chance.below(1000_00),
    expenseCategory: floor.crew.floatTopUp,
  };
  return {
    call: addPayment,
    key: randomUUID(),
    body: { ...body, note },
    seen: ({ cashMoves }) => cashMoves.get(note) ?? 0,
  };
};

/** A request whose effect other requests may change again: its trace is the write under its key. */
export function writeRequest(call: Call, input: Partial<ProofRequest>): TracedRequest {
  const key = randomUUID();
  return { ...input, call, key, seen: ({ written }) => written.get(key) ?? 0 };
}

/** One of the latest, because earlier ones were mostly paid. */
export function oneKnownBill(
  { known, bills }: ClientKnowledge,
  chance: Chance,
  isWanted: (bill: KnownBill) => boolean = () => true,
): readonly [number, KnownBill] | null {
  const last = bills.slice(-20).flatMap((bill): [number, KnownBill][] => {
    const one = known.get(bill);
    return one !== undefined && isWanted(one) ? [[bill, one]] : [];
  });
  return chance.oneOf(last) ?? null;
}

function headOf({ crew }: ClientKnowledge) {
  return { room: "", staff: crew.users[2]?.user.id ?? 0, customer: null };
}

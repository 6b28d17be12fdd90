import type { newBill } from "@comanda/contract/bill";
import type { BodyOf } from "@comanda/contract/call";
import { plainPress } from "@comanda/contract/sent-line";
import { id } from "@comanda/domain/id";

import type { SendResult, OutboxStore } from "../deliver-intents.ts";
import type { DeliveryReceipt, Intent, NewIntent } from "../intent.ts";
import { withServerBillId } from "../delivery-queue.ts";

/** A reliable device: each step is atomic, one after the other. */
export function createMemoryStore(): OutboxStore & { readonly lying: () => readonly Intent[] } {
  let lying: readonly Intent[] = [];
  let turns = 0;
  return {
    lying: () => lying,
    all: () => Promise.resolve(lying),
    add: (intent, refused = null) => {
      turns += 1;
      const added = { ...withServerBillId(intent, lying), turn: turns, refused, done: null };
      lying = [...lying, added];
      return Promise.resolve(added);
    },
    change: (step) => {
      const { removed, changed } = step(lying);
      const turnsGone = new Set(removed.map(({ turn }) => turn));
      const byTurn = new Map(changed.map((intent) => [intent.turn, intent]));
      lying = lying
        .filter(({ turn }) => !turnsGone.has(turn))
        .map((intent) => byTurn.get(intent.turn) ?? intent);
      return Promise.resolve();
    },
  };
}

/** A venue that carries out each key once, in the order of arrival. */
export function createMemoryVenue() {
  const replies = new Map<string, DeliveryReceipt>();
  const rounds = new Map<number, string[]>();
  return {
    /** The lines of each bill, in the order of arrival. */
    rounds: (): readonly (readonly string[])[] => [...rounds.values()],
    receive: ({ key, body }: Intent): SendResult => {
      const known = replies.get(key);
      if (known !== undefined) return { kind: "done", done: known };
      const bill = "id" in body ? body.id : rounds.size + 1;
      if ("id" in body && !rounds.has(bill)) throw new Error(`There is no bill ${bill}`);
      rounds.set(bill, [...(rounds.get(bill) ?? []), key]);
      const done = {
        at: 0,
        bill: id<"bill">(bill),
        version: rounds.get(bill)?.length ?? 1,
        lineIds: new Map<string, number>(),
      };
      replies.set(key, done);
      return { kind: "done", done };
    },
  };
}

const createItem = (key: string) => ({
  ...plainPress,
  key,
  createdDate: "2026-11-20 12:00:00",
  product: id<"article">(1),
});

/** A press for the bill with this id, or for a new one. */
export function createPress(key: string, bill: number | null): NewIntent {
  const header: Omit<BodyOf<typeof newBill>, "billItems"> = {
    table: key.slice(0, 8),
    room: "",
    cover: 1,
    staff: id<"staff">(1),
    customer: null,
    isSecondBill: false,
  };
  const body =
    bill === null
      ? { ...header, billItems: [createItem(key)] }
      : { id: id<"bill">(bill), version: 1, billItems: [createItem(key)] };
  const where = { place: "1.1", placeName: "Lotus House - Restaurant" };
  return { key, ...where, madeAt: 0, body, changedLines: [] };
}

/** For runs in which nothing fails. */
export function onFault(fault: unknown): never {
  throw fault;
}

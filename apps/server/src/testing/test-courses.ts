import { updateBill } from "@comanda/contract/bill";
import type { BillItemReply } from "@comanda/contract/bill-item";
import { printBill, printTickets } from "@comanda/contract/bill-papers";
import type { BillReply } from "@comanda/contract/bill-record";
import type { Call } from "@comanda/contract/call";
import { fireCourse } from "@comanda/contract/fire-course";
import type { PrintJob, TicketDocument } from "@comanda/contract/print";
import type { LightMyRequestResponse } from "fastify";

import type { Evening } from "./test-evening.ts";
import { replyOf, type SignedIn } from "./test-till.ts";

export type Courses = {
  readonly nextTable: () => string;
  /** A starter, a main course and something to eat with both; the first two have courses. */
  readonly dinner: () => Promise<number>;
  readonly change: (id: number, changes: object) => Promise<LightMyRequestResponse>;
  readonly lineOf: (id: number, product: string) => Promise<BillItemReply>;
  readonly coursesOf: (id: number) => Promise<BillReply["courses"]>;
  readonly fire: (id: number, course: number, user?: SignedIn) => Promise<LightMyRequestResponse>;
  /** Prints the check of a bill, and returns whether it says that it is a copy. */
  readonly printsCopy: (id: number) => Promise<boolean>;
  readonly printed: (call: Call, input: object) => Promise<readonly PrintJob[]>;
  /** What the kitchen learns now, in any order. */
  readonly tickets: (id: number) => Promise<readonly string[]>;
};

type TicketLine = TicketDocument["lines"][number];

let tables = 0;

function nextTable(): string {
  tables += 1;
  return `C${tables}`;
}

export function coursesOn(evening: () => Evening): Courses {
  const printed: Courses["printed"] = async (call, input) =>
    replyOf(printTickets, await evening().write(evening().waiter, call, input)).jobs;
  return {
    nextTable,
    dinner: async () => {
      const { item, openBill } = evening();
      return openBill(nextTable(), [
        item("Green Curry", { course: 1, seats: [2, 1] }),
        item("Pad Thai", { course: 2, seats: [1], qty: 2 }),
        item("Jasmine Rice"),
      ]);
    },
    change: async (id, changes) => {
      const version = (await evening().billOf(id)).bill?.version ?? 1;
      const body = { id, version, billItems: [], ...changes };
      return evening().write(evening().waiter, updateBill, { body });
    },
    lineOf: async (id, product) => {
      const { items } = await evening().billOf(id);
      const wanted = evening().item(product).product;
      const found = items.find((item) => item.product === wanted && item.qty > 0);
      if (found === undefined) throw new Error(`No ${product} on bill ${id}`);
      return found;
    },
    coursesOf: async (id) => (await evening().billOf(id)).bill?.courses,
    fire: (id, course, user = evening().waiter) =>
      evening().write(user, fireCourse, { params: { id }, body: { course } }),
    printsCopy: async (id) => {
      const params = { id, mode: 0, merged: 0 };
      const reply = await evening().write(evening().cashier, printBill, { params });
      const [job] = replyOf(printBill, reply).jobs;
      if (job?.document.kind !== "bill") throw new Error(`Bill ${id} was not printed`);
      return job.document.isCopy;
    },
    printed,
    tickets: async (id) =>
      (await printed(printTickets, { body: { id } })).flatMap(wordsOfTicket).toSorted(),
  };
}

/** Each line of a ticket in words. */
export function wordsOfTicket({ document }: Pick<PrintJob, "document">): readonly string[] {
  if (document.kind !== "ticket") return [];
  return document.lines.map((line) => {
    const { name, qty, isCancelled, course, seats, isReseated, movedFrom, changedFrom } = line;
    return [
      isCancelled ? "cancel" : "make",
      `${qty} ${name}`,
      ...(course === undefined ? [] : [`course ${course}`]),
      ...(seats === undefined ? [] : [`seats ${seats.join()}`]),
      ...(isReseated === true ? ["other seats"] : []),
      ...(movedFrom === undefined ? [] : ["moved"]),
      ...(changedFrom === undefined
        ? []
        : [...wordsOf(changedFrom).map((word) => `not ${word}`), "changed"]),
      ...wordsOf(line),
    ].join(", ");
  });
}

/** How a dish is to be made. */
function wordsOf({ orderLevel, note }: Pick<TicketLine, "orderLevel" | "note">): readonly string[] {
  return [orderLevel ?? "", note].filter((text) => text !== "");
}

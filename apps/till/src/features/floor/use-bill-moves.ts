import type { BillReply } from "@comanda/contract/bill-record";

import { useAllMessages } from "#language/all-messages.ts";
import { blockIfPending, hasPendingIntents } from "#records/outbox-link.ts";

import { sendFire, sendServed } from "../courses/index.ts";
import { showSuccess } from "../notice/index.ts";
import { shownNumberOf } from "../order/index.ts";
import { printAfter } from "../papers/index.ts";
import { joinBills, takeApart } from "./join-bills.ts";
import { linkTables, unlinkTables } from "./link-tables.ts";
import type { TableView } from "./read-tables.ts";
import { useFloorActions } from "./use-floor-actions.ts";
import { useMove, type StepsOfMove } from "./use-move.ts";

/** What the floor does to bills and tables. Each closes what was asked and says what came of it. */
export function useBillMoves(nameOf: (view: TableView) => string, steps: StepsOfMove) {
  const { tables: texts, seats } = useAllMessages();
  const { isBusy, run } = useFloorActions();
  const { close } = steps;
  const act = async (action: Parameters<typeof run>[0], done: string) => {
    if (await run(action)) showSuccess(done);
  };
  /** Without the server the press waits on this till, which says so itself. */
  const runOrEnqueue = async (
    { id }: BillReply,
    action: Parameters<typeof run>[0],
    done: string,
  ) => {
    if ((await run(action)) && !hasPendingIntents(id)) showSuccess(done);
  };
  return {
    isBusy,
    move: useMove(nameOf, steps, run),
    join: (first: BillReply, second: BillReply) => {
      close();
      if ([first, second].some(({ id }) => blockIfPending(id))) return;
      void act(() => joinBills(first.id, second.id), texts.joined(shownNumberOf(first)));
    },
    part: (joined: BillReply, away: BillReply, later: readonly string[]) => {
      close();
      if (blockIfPending(joined.id)) return;
      void act(() => takeApart(joined.id, away.id, later), texts.isApart(shownNumberOf(away)));
    },
    print: (bill: BillReply) => {
      close();
      void printAfter([bill.id], "other");
    },
    fire: (bill: BillReply, course: number) => {
      close();
      void runOrEnqueue(bill, () => sendFire(bill, course), texts.fired(seats.course(course)));
    },
    serve: (bill: BillReply) => {
      close();
      void runOrEnqueue(bill, () => sendServed(bill), texts.isServed(shownNumberOf(bill)));
    },
    sitTogether: (one: TableView, other: TableView) => {
      close();
      if (blockIfPending(null)) return;
      void act(() => linkTables(one, other), texts.seated(nameOf(one), nameOf(other)));
    },
    unlink: ({ link }: TableView) => {
      close();
      if (link !== null && !blockIfPending(null)) void run(() => unlinkTables(link.id));
    },
  };
}

import { takenPlace } from "@comanda/sync/outbox/answer-move";
import type { StuckIntent } from "@comanda/sync/outbox/unsent-list";
import { useState } from "react";
import { useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useOutboxMessages, type OutboxMessages } from "#language/outbox-messages.ts";
import { useRecords } from "#records/use-records.ts";

import { allowIntent, canBeAllowed } from "../approval/index.ts";
import { menuEntries, useNextStep } from "../frame/index.ts";
import { showProblem, useAction, type NextStep, type Problem } from "../notice/index.ts";
import { requireSession, shownNumberOf } from "../order/index.ts";
import { sendMove } from "./answer-move.ts";
import type { AskedTable } from "../table-question/index.ts";
import { findMergeTarget } from "./merge-target.ts";
import { addToBill, isPlaceKnown, openAsNew, sendAgain } from "./open-as-new.ts";

/** What makes the server accept the intent: a manager, or the menu's button for what is missing. */
export function useMissingStep({ intent }: StuckIntent, onClose: () => void): NextStep | null {
  const outbox = useOutboxMessages();
  const { run } = useAction();
  const stepAfter = useNextStep(menuEntries, requireSession(), useAllMessages());
  const { refused } = intent;
  if (refused === null) return null;
  // Either is asked or shown above or instead of the screen under the list.
  if (canBeAllowed("update-bill", refused.code)) {
    const send = async () => {
      await sendAgain(intent);
      return null;
    };
    const ask = () => allowIntent(intent, refused, () => void run(send));
    return { label: outbox.askManager, onPress: () => closeAnd(ask) };
  }
  const step = stepAfter(refused.code);
  return step === null ? null : { ...step, onPress: () => closeAnd(step.onPress) };

  function closeAnd(action: () => void): void {
    onClose();
    action();
  }
}

type Moves = {
  readonly moves: readonly NextStep[];
  /** The table of a new order, or the one to move to, while it is asked for. */
  readonly asked: AskedTable | null;
};

/**
 * Where the guests of a refused move can sit instead, and where refused items can go: to the bill that theirs was
 * merged into, or to a new order.
 */
export function useMoves(stuck: StuckIntent, onClose: () => void): Moves {
  const outbox = useOutboxMessages();
  const [, navigate] = useLocation();
  const { run } = useAction();
  const [asked, setAsked] = useState<AskedTable | null>(null);
  const target = useRecords((records) => findMergeTarget(stuck.intent, records));
  const move = (action: () => Promise<Problem>) => {
    void run(async () => {
      const problem = await action();
      if (problem === null) navigate("/order");
      else showProblem(problem);
      onClose();
      return null;
    });
  };
  const open = () => {
    if (isPlaceKnown(stuck)) move(() => openAsNew(stuck));
    else {
      const onTable = (table: string) => move(() => openAsNew(stuck, table));
      setAsked({ label: outbox.whichTable, onTable });
    }
  };
  const add = target !== null && {
    label: outbox.addTo(outbox.bill(shownNumberOf(target))),
    onPress: () => move(() => addToBill(stuck, target)),
  };
  return {
    moves: [
      ...seatsInstead(stuck, { outbox, onAsk: setAsked }),
      ...(add === false || !hasLines(stuck) ? [] : [add]),
      ...(hasLines(stuck) ? [{ label: outbox.openAsNew, onPress: open }] : []),
    ],
    asked,
  };
}

type Seats = {
  readonly outbox: OutboxMessages;
  readonly onAsk: (asked: AskedTable | null) => void;
};

/** A second bill where others sit by now, or another table. */
function seatsInstead({ intent }: StuckIntent, { outbox, onAsk }: Seats): readonly NextStep[] {
  const place = takenPlace(intent);
  if (place === null) return [];
  const send = (move: Parameters<typeof sendMove>[1]) => {
    onAsk(null);
    void sendMove(intent, move);
  };
  const onTable = (table: string) => send({ place: { table, room: "" }, isSecondBill: false });
  return [
    {
      label: outbox.secondBillThere,
      onPress: () => send({ place, isSecondBill: true }),
    },
    { label: outbox.otherTable, onPress: () => onAsk({ label: outbox.tableToMoveTo, onTable }) },
  ];
}

function hasLines({ intent, heldBack }: StuckIntent): boolean {
  return [intent, ...heldBack].some(({ body }) =>
    body.billItems.some((item) => "key" in item && item.qty > 0),
  );
}

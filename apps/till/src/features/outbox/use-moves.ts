import type { StuckIntent } from "@comanda/sync/outbox/unsent-list";
import { useState } from "react";
import { useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useOutboxMessages } from "#language/outbox-messages.ts";
import { useRecords } from "#records/use-records.ts";

import { allowIntent, canBeAllowed } from "../approval/index.ts";
import { menuEntries, useNextStep } from "../frame/index.ts";
import { showProblem, useAction, type NextStep, type Problem } from "../notice/index.ts";
import { requireSession, shownNumberOf } from "../order/index.ts";
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
  /** Takes the table of a new order while it is asked for. */
  readonly askedTable: ((table: string) => void) | null;
};

/** Where the items can go instead: to the bill that theirs was merged into, or to a new order. */
export function useMoves(stuck: StuckIntent, onClose: () => void): Moves {
  const outbox = useOutboxMessages();
  const [, navigate] = useLocation();
  const { run } = useAction();
  const [isAsking, setIsAsking] = useState(false);
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
    else setIsAsking(true);
  };
  const add = target !== null && {
    label: outbox.addTo(outbox.bill(shownNumberOf(target))),
    onPress: () => move(() => addToBill(stuck, target)),
  };
  return {
    moves: hasLines(stuck)
      ? [...(add === false ? [] : [add]), { label: outbox.openAsNew, onPress: open }]
      : [],
    askedTable: isAsking ? (table) => move(() => openAsNew(stuck, table)) : null,
  };
}

function hasLines({ intent, heldBack }: StuckIntent): boolean {
  return [intent, ...heldBack].some(({ body }) =>
    body.billItems.some((item) => "key" in item && item.qty > 0),
  );
}

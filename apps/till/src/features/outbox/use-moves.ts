import type { StuckIntent } from "@comanda/sync/outbox/unsent-list";
import { useState } from "react";
import { useLocation } from "wouter";

import { useOutboxMessages } from "#language/outbox-messages.ts";

import { allowIntent, canBeAllowed } from "../approval/index.ts";
import { showProblem, useAction, type NextStep, type Problem } from "../notice/index.ts";
import { isPlaceKnown, openAsNew, sendAgain } from "./open-as-new.ts";

/** What makes the server accept the intent: a manager. */
export function useMissingStep({ intent }: StuckIntent, onClose: () => void): NextStep | null {
  const outbox = useOutboxMessages();
  const { run } = useAction();
  const { refused } = intent;
  if (refused === null || !canBeAllowed("update-bill", refused.code)) return null;
  const send = async () => {
    await sendAgain(intent);
    return null;
  };
  const ask = () => {
    allowIntent(intent, refused, () => void run(send));
    // The question is asked above every screen.
    onClose();
  };
  return { label: outbox.askManager, onPress: ask };
}

type Moves = {
  readonly moves: readonly NextStep[];
  /** Takes the table of a new order while it is asked for. */
  readonly askedTable: ((table: string) => void) | null;
};

/** Where the items can go instead: to a new order. */
export function useMoves(stuck: StuckIntent, onClose: () => void): Moves {
  const outbox = useOutboxMessages();
  const [, navigate] = useLocation();
  const { run } = useAction();
  const [isAsking, setIsAsking] = useState(false);
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
  return {
    moves: hasLines(stuck) ? [{ label: outbox.openAsNew, onPress: open }] : [],
    askedTable: isAsking ? (table) => move(() => openAsNew(stuck, table)) : null,
  };
}

function hasLines({ intent, heldBack }: StuckIntent): boolean {
  return [intent, ...heldBack].some(({ body }) =>
    body.billItems.some((item) => "key" in item && item.qty > 0),
  );
}

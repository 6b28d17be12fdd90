import { useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { recordStore } from "#records/record-store.ts";

import { usualReasons } from "./usual-reasons.ts";

export type Retraction = "credit" | "void";

/** The reasons to offer. Read once: none moves under a finger. */
export function useUsualReasons(what: Retraction): readonly string[] {
  const { money } = useAllMessages();
  const [given] = useState(() =>
    (what === "credit" ? creditsOfTheDay() : voidsOfTheDay()).filter(
      (reason) => reason !== "" && reason.length <= longestOffered,
    ),
  );
  return what === "credit"
    ? usualReasons(given, money.creditReasons)
    : usualReasons(given, money.voidReasons);
}

function creditsOfTheDay(): readonly string[] {
  const { billItem } = recordStore.getState().records;
  return [...billItem.values()].flatMap(({ credits, note }) => (credits === null ? [] : note));
}

/** The notes of merged and split bills name another bill by its number. */
function voidsOfTheDay(): readonly string[] {
  const { bill } = recordStore.getState().records;
  return [...bill.values()].flatMap(({ status, statusNote }) =>
    status === 2 && !statusNote.includes("#") ? statusNote : [],
  );
}

/** A longer one would not fit on a button. */
const longestOffered = 24;

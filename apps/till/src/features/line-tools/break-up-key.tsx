import type { Bill } from "@comanda/domain/bill/bill";
import { breakUpSet, costOfBreakUp } from "@comanda/domain/bill/break-up-set";
import type { Line } from "@comanda/domain/bill/line";
import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icons.tsx";
import { Question } from "#ui/question.tsx";

import { breakUp } from "../lines/index.ts";
import { showRefusal, showSuccess, useAction } from "../notice/index.ts";
import { pricingContextFor } from "../order/index.ts";
import { extraText } from "../set-menu/index.ts";

type BreakUpKeyProps = {
  readonly bill: Bill;
  readonly set: Line;
  /** Of the article. */
  readonly name: string;
  readonly reference: Reference;
};

/** Breaks up a set, and says before what its parts cost by themselves. */
export function BreakUpKey({ bill, set, name, reference }: BreakUpKeyProps) {
  const { lines, cancel } = useAllMessages();
  const { isBusy, run } = useAction();
  const [more, setMore] = useState<string | null>(null);
  const ask = () => {
    const after = breakUpSet(bill, set.key, pricingContextFor(bill));
    if (isRefusal(after)) showRefusal(after);
    else setMore(extraText(costOfBreakUp(bill, after, reference.currency), reference));
  };
  const breakItUp = async () => {
    setMore(null);
    if (await run(() => breakUp(set.key))) showSuccess(lines.brokenUp(name));
  };
  return (
    <>
      <Button kind="plain" isBusy={isBusy} onClick={ask}>
        <Icon>
          <path d="M4 4h6v6H4zM14 14h6v6h-6zM14 4h6v6M10 20H4v-6" />
        </Icon>
        <span>{lines.breakUp}</span>
      </Button>
      {more !== null && (
        <Question
          title={lines.askBreakUp(name)}
          no={cancel}
          yes={lines.breakUp}
          onNo={() => setMore(null)}
          onYes={() => void breakItUp()}
        >
          {lines.breakUpAt(more)}
        </Question>
      )}
    </>
  );
}

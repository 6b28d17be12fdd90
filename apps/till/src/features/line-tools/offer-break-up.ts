import { breakUpSet, costOfBreakUp } from "@comanda/domain/bill/break-up-set";
import type { Line } from "@comanda/domain/bill/line";
import { isRefusal } from "@comanda/domain/refusal";

import { allMessages } from "#language/all-messages.ts";

import { breakUp } from "../lines/index.ts";
import { showOffer, showProblem, showRefusal, showSuccess } from "../notice/index.ts";
import { pricingContextFor, requireReference, useOrder } from "../order/index.ts";
import { extraText } from "../set-menu/index.ts";

/** Says what the parts of a set cost by themselves; one more touch breaks it up. */
export function offerBreakUp(set: Line): void {
  const { bill } = useOrder.getState();
  if (bill === null) return;
  const after = breakUpSet(bill, set.key, pricingContextFor(bill));
  if (isRefusal(after)) {
    showRefusal(after);
    return;
  }
  const reference = requireReference();
  const { menu, currency } = reference;
  const name = menu.articles.find(({ id }) => id === set.article)?.name ?? "";
  const more = extraText(costOfBreakUp(bill, after, currency), reference);
  const { lines } = allMessages();
  showOffer({
    text: lines.breakUpAt(name, more),
    steps: [{ label: lines.breakUp, onPress: () => void breakUpNow(set, lines.brokenUp(name)) }],
  });
}

async function breakUpNow({ key }: Line, said: string): Promise<void> {
  const problem = await breakUp(key);
  if (problem === null) showSuccess(said);
  else showProblem(problem);
}

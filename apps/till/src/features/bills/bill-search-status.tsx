import { useAllMessages } from "#language/all-messages.ts";
import { Empty } from "#ui/empty.tsx";
import { Message } from "#ui/message.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import type { BillSearch } from "./use-bill-search.ts";
import type { BillsPeriod } from "./bills-period.ts";

type BillSearchStatusProps = {
  readonly which: BillsPeriod;
  /** Null where the till has the bills locally. */
  readonly found: BillSearch | null;
  readonly isDayOpen: boolean;
  readonly isSearching: boolean;
  readonly isEmpty: boolean;
};

/** Explains why a list of bills is empty or incomplete. */
export function BillSearchStatus(props: BillSearchStatusProps) {
  const { which, found, isDayOpen, isSearching, isEmpty } = props;
  const { order, floor, noResults, noResultsHint } = useAllMessages();
  const isMissingDay = found?.state === "failed" && !isDayOpen;
  // The bills that the till has are shown already: later ones must not push them away.
  if (which.kind === "running-day" && !isEmpty && !isMissingDay) return null;
  if (found?.state === "waiting") return <Waiting>{floor.loadingBills}</Waiting>;
  if (found?.state === "failed") {
    const away = { title: order.otherDaysAway, hint: floor.runningDayHere };
    return <ReadFailure read={found} away={away} />;
  }
  if (isEmpty && isSearching) return <Empty title={noResults} hint={noResultsHint} />;
  if (isEmpty && isOfEndedDay(which, found)) {
    return <Empty title={floor.noBillsOfDay} hint={floor.noBillsOfDayHint} />;
  }
  if (isEmpty) return <Empty title={floor.noBills} hint={floor.noBillsHint} />;
  const reply = found?.reply;
  if (reply === undefined || (reply.next === null && !reply.isVague)) return null;
  return <Message title={floor.moreBills} hint={floor.moreBillsHint} />;
}

function isOfEndedDay({ kind }: BillsPeriod, found: BillSearch | null): boolean {
  if (kind === "running-day") return found?.state === "ready" && found.reply.day !== null;
  return kind === "work-day" || kind === "date";
}

import { bridgeOrigin } from "@comanda/contract/bridge";
import type { PrintJobRecord } from "@comanda/contract/print-job-record";
import { requirePaperPermission } from "@comanda/domain/paper/require-paper-permission";
import { mayBeDelivered, isAttemptRunning } from "@comanda/domain/paper/print-job";
import { wireDateTimeText } from "@comanda/domain/time/date-text";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";
import { instant } from "@comanda/domain/time/instant";

import { serverNow } from "#api/clock.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useRecords } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";

import { useAction } from "../notice/index.ts";
import { locationOf, requireSession, zoneOf } from "../order/index.ts";
import { repeatPaper, readPaperOnScreen, type PaperContent } from "./paper-actions.ts";
import { paperTitle } from "./paper-title.ts";
import { placeOfPaper } from "./place-of-paper.ts";
import styles from "./papers-screen.module.css";

type PaperRowProps = {
  readonly paper: PrintJobRecord;
  readonly onOtherPrinter: (paper: PrintJobRecord) => void;
  readonly onShown: (paper: PrintJobRecord, content: PaperContent) => void;
};

/** One paper: its title, its state and cause, and the actions for it, each with one tap. */
export function PaperRow({ paper, onOtherPrinter, onShown }: PaperRowProps) {
  const { papers, order } = useAllMessages();
  const { state, cause, isRepeat, printer, printerName, bill } = paper;
  const shownBill = useRecords((records) => (bill === null ? undefined : records.bill.get(bill)));
  const place = placeOfPaper(shownBill, order);
  return (
    <li className={styles["paper"]} data-state={state}>
      <div className={styles["what"]}>
        <strong>
          {paperTitle(paper, papers)}
          {place !== null && ` · ${place}`}
        </strong>
        <span className={styles["state"]}>
          {papers.states[state]}
          {isRepeat && ` · ${papers.copy}`}
        </span>
        {state === "failed" && cause !== null && (
          <span className={styles["cause"]}>{papers.causes[cause]}</span>
        )}
        <small>
          {clockText(paper.createdDate)} · {printer === "" ? papers.printerAtTill : printerName}
        </small>
      </div>
      <PaperActions paper={paper} onOtherPrinter={onOtherPrinter} onShown={onShown} />
    </li>
  );
}

/**
 * A paper that was not printed is queued again; one that was can be printed once more. Either can be read on the screen
 * any number of times.
 */
function PaperActions({ paper, onOtherPrinter, onShown }: PaperRowProps) {
  const { papers } = useAllMessages();
  const { isBusy, run } = useAction();
  const { state, cause, kind, bill } = paper;
  const isOfOpenBill = useRecords((records) =>
    bill === null ? false : records.bill.get(bill)?.status === 0,
  );
  if (isBeingDelivered(paper)) return null;
  const isUndone = state === "failed" || state === "queued";
  const isDrawer = kind === "drawer-pulse";
  // Shows no button for what the server would refuse.
  const { user } = requireSession();
  const mayRepeat =
    requirePaperPermission(user, { kind, isOfOpenBill, isDelivered: mayBeDelivered(paper) }) ===
    null;
  const mayRead =
    requirePaperPermission(user, { kind, isOfOpenBill: false, isDelivered: false }) === null;
  const handleShow = () =>
    void run(async () => {
      const content = await readPaperOnScreen(paper);
      if ("code" in content) return content;
      onShown(paper, content);
      return null;
    });
  return (
    <div className={styles["actions"]}>
      {cause === "bridge-certificate" && <PrinterServerLink />}
      {mayRepeat && (isUndone || !isDrawer) && (
        <Button
          kind="plain"
          isBusy={isBusy}
          onClick={() => void run(() => repeatPaper(paper, null))}
        >
          {isUndone ? papers.retry : papers.printAgain}
        </Button>
      )}
      {mayRepeat && !isDrawer && (
        <Button kind="plain" onClick={() => onOtherPrinter(paper)}>
          {papers.otherPrinter}
        </Button>
      )}
      {mayRead && !isDrawer && (
        <Button kind="plain" isBusy={isBusy} onClick={handleShow}>
          {papers.showOnScreen}
        </Button>
      )}
    </div>
  );
}

/** Whether some till is delivering it and will report the outcome. */
function isBeingDelivered({
  state,
  cause,
  attempt,
  isRepeat,
  updatedDate,
}: PrintJobRecord): boolean {
  const changedAt = parseWireDateTime(updatedDate) ?? instant(0);
  return isAttemptRunning({ state, cause, attempt, isRepeat, changedAt }, instant(serverNow()));
}

/** The user has to accept the printer server's certificate in the browser. */
function PrinterServerLink() {
  const { papers } = useAllMessages();
  const { printerServerAddress } = locationOf(requireSession());
  const origin = bridgeOrigin(printerServerAddress);
  if (origin === null) return null;
  return (
    <a href={origin} target="_blank" rel="noreferrer" className={styles["link"]}>
      {papers.openPrinterServer}
    </a>
  );
}

/** A wire timestamp by the venue's clock. */
function clockText(wire: string): string {
  return wireDateTimeText(wire, zoneOf(requireSession()));
}

import { readBillHistory } from "@comanda/contract/bill-history";
import type { ReplyOf } from "@comanda/contract/call";
import type { BillId } from "@comanda/domain/id";
import { wireDateTimeText } from "@comanda/domain/time/date-text";

import { callApi } from "#api/call.ts";
import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { useRead } from "#records/use-read.ts";
import { useStaffNames } from "#records/use-records.ts";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { requireSession, zoneOf } from "../order/index.ts";
import styles from "./bill-history.module.css";
import { historyDetails, linesInHistory, type HistoryContext } from "./history-details.ts";

type BillHistoryProps = { readonly id: BillId; readonly reference: Reference };

/** Every change of a bill with user, time and station, oldest first. */
export function BillHistory({ id, reference }: BillHistoryProps) {
  const { money } = useAllMessages();
  const list = useRead(() => callApi(readBillHistory, { params: { id } }), String(id));
  if (list.state === "waiting") return <Waiting>{money.loadingHistory}</Waiting>;
  if (list.state === "failed") return <ReadFailure read={list} />;
  const lines = linesInHistory(list.reply);
  return (
    <ol className={styles["history"]} aria-label={money.history}>
      {list.reply.map((entry) => (
        <li key={entry.sequence}>
          <Entry id={id} entry={entry} lines={lines} reference={reference} />
        </li>
      ))}
    </ol>
  );
}

type EntryProps = BillHistoryProps &
  Pick<HistoryContext, "lines"> & { readonly entry: ReplyOf<typeof readBillHistory>[number] };

function Entry({ id, entry, lines, reference }: EntryProps) {
  const messages = useAllMessages();
  const { money, approval } = messages;
  const staffNames = useStaffNames();
  const session = requireSession();
  const station = session.stations.find((one) => one.id === entry.station);
  const who = entry.staff === null ? money.somebody : (staffNames.get(entry.staff) ?? "");
  const details = historyDetails(entry.changes, {
    bill: id,
    lines,
    reference,
    staffNames,
    messages,
  });
  return (
    <>
      <p className={styles["action"]}>
        <strong>{actionText(entry.action, money.actions)}</strong>
        <span>{wireDateTimeText(entry.at, zoneOf(session))}</span>
      </p>
      <p>
        {who}
        {station !== undefined && ` ${money.station(station.name)}`}
        {entry.approvedBy !== null &&
          `, ${approval.by(staffNames.get(entry.approvedBy) ?? money.somebody)}`}
      </p>
      {entry.pressedDate !== null && (
        <p className={styles["detail"]}>
          {approval.pressedAt(wireDateTimeText(entry.pressedDate, zoneOf(session)))}
        </p>
      )}
      {details.map((detail, index) => (
        // The history is append-only, so an index is a stable key.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index} className={styles["detail"]}>
          {detail}
        </p>
      ))}
    </>
  );
}

/** An action from a newer server, which this till does not know, is shown by its code. */
function actionText(action: string, names: Readonly<Record<string, string>>): string {
  return names[action] ?? action;
}

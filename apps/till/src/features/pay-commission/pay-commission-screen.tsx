import type { ReplyOf } from "@comanda/contract/call";
import { listCommissions } from "@comanda/contract/commission";
import { printCommissions } from "@comanda/contract/report";
import { formatMoney } from "@comanda/domain/money/format-money";
import { sumMoney } from "@comanda/domain/money/money";
import { useState, useMemo } from "react";
import { Redirect, useLocation } from "wouter";
import { formatQuantity } from "@comanda/domain/money/quantity";

import { callApi } from "#api/call.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { useRead } from "#records/use-read.ts";
import { useStaffNames } from "#records/use-records.ts";
import { write } from "#records/write.ts";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { Screen } from "#ui/screen.tsx";
import { useEscape } from "#ui/use-escape.ts";
import { Waiting } from "#ui/waiting.tsx";

import { requireShift } from "../end-bill/index.ts";
import { ReadFailure } from "../failure/index.ts";
import { useAction } from "../notice/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";
import { AskPayment } from "./ask-payment.tsx";
import styles from "./pay-commission.module.css";

export type Due = ReplyOf<typeof listCommissions>[number];

/** Commissions earned on paid bills and not paid out yet. */
export function PayCommissionScreen({ reference }: { readonly reference: Reference }) {
  const { money } = useAllMessages();
  useTitle(money.payCommissionTitle);
  const [, navigate] = useLocation();
  const [refusal] = useState(requireShift);
  const [isReportShown, setIsReportShown] = useState(false);
  const [changes, setChanges] = useState(0);
  const list = useRead(fetchCommissions, `commissions ${changes}`);
  useEscape(() => navigate("/order"));
  if (refusal !== null) return <Redirect to="/order" replace />;
  const dues = list.state === "ready" ? list.reply : [];
  return (
    <Screen
      title={money.payCommissionTitle}
      aside={
        // Also when everyone is paid: the printed report lists what was paid today.
        <Button
          kind="plain"
          aria-expanded={isReportShown}
          onClick={() => setIsReportShown(!isReportShown)}
        >
          {isReportShown ? money.hideReport : money.commissionReport}
        </Button>
      }
    >
      {isReportShown && <PrintCommissions />}
      {list.state === "waiting" && <Waiting>{money.loadingCommissions}</Waiting>}
      {list.state === "failed" && <ReadFailure read={list} />}
      {list.state === "ready" && dues.length === 0 && (
        <Empty title={money.nothingOwed} hint={money.nothingOwedHint} />
      )}
      {isReportShown ? (
        <CommissionReport dues={dues} reference={reference} />
      ) : (
        <Dues dues={dues} reference={reference} onChanged={() => setChanges(changes + 1)} />
      )}
    </Screen>
  );
}

/** Prints the lines on the screen, and what everyone earned and was paid today. */
function PrintCommissions() {
  const { papers } = useAllMessages();
  const { isBusy, run } = useAction();
  return (
    <Button kind="plain" isBusy={isBusy} onClick={() => void run(printReport)}>
      {papers.printReport}
    </Button>
  );
}

type DuesProps = {
  readonly dues: readonly Due[];
  readonly reference: Reference;
  readonly onChanged: () => void;
};

function Dues({ dues, reference, onChanged }: DuesProps) {
  const { money } = useAllMessages();
  const staffNames = useStaffNames();
  const [asked, setAsked] = useState<Due | null>(null);
  const nameOf = ({ staff }: Due) => staffNames.get(staff) ?? `#${staff}`;
  const amountOf = ({ amount }: Due) => formatMoney(amount, reference.moneyFormat);
  const total = sumMoney(dues.map(({ amount }) => amount));
  return (
    <>
      <ul className={styles["dues"]}>
        {dues.map((due) => (
          <li key={due.staff}>
            <span className={styles["name"]}>{nameOf(due)}</span>
            <strong>{amountOf(due)}</strong>
            {due.amount > 0 ? (
              <Button
                kind="plain"
                aria-label={money.payTo(nameOf(due))}
                onClick={() => setAsked(due)}
              >
                {money.payOne}
              </Button>
            ) : (
              <span>{money.takenOffNext}</span>
            )}
          </li>
        ))}
      </ul>
      {dues.length > 1 && (
        <p className={styles["total"]}>
          <span>{money.inAll}</span>
          <strong>{formatMoney(total, reference.moneyFormat)}</strong>
        </p>
      )}
      {asked !== null && (
        <AskPayment
          due={asked}
          name={nameOf(asked)}
          amount={amountOf(asked)}
          onClose={(isChanged) => {
            setAsked(null);
            if (isChanged) onChanged();
          }}
        />
      )}
    </>
  );
}

function fetchCommissions() {
  return callApi(listCommissions, {});
}

async function printReport() {
  const outcome = await write(printCommissions, { query: paperQuery() });
  if (!outcome.ok) return outcome.failure;
  void deliverPapers(outcome.reply);
  return null;
}

type CommissionReportProps = { readonly dues: readonly Due[]; readonly reference: Reference };

/** The bills and items that each member of staff earned their commission on. */
function CommissionReport({ dues, reference }: CommissionReportProps) {
  const { money } = useAllMessages();
  const staffNames = useStaffNames();
  const { menu, moneyFormat } = reference;
  const names = useMemo(() => new Map(menu.articles.map(({ id, name }) => [id, name])), [menu]);
  return dues.map(({ staff, amount, lines }) => (
    <table key={staff} className={styles["report"]}>
      <caption>
        {staffNames.get(staff) ?? `#${staff}`}: {formatMoney(amount, moneyFormat)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{money.bill}</th>
          <th scope="col">{money.item}</th>
          <th scope="col">{money.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.billItem}>
            <td>#{line.billNumber}</td>
            <td>
              {formatQuantity(line.qty, moneyFormat.decimalSeparator)}{" "}
              {names.get(line.product) ?? `#${line.product}`}
            </td>
            <td>{formatMoney(line.amount, moneyFormat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

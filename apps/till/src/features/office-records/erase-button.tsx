import type { ReplyOf } from "@comanda/contract/call";
import { eraseCustomer, readErasure } from "@comanda/contract/customer-erasure";
import { id } from "@comanda/domain/id";
import { parseWireDate } from "@comanda/domain/time/wire-date";
import { dateText } from "@comanda/domain/time/date-time-text";
import { useState } from "react";

import { callApi } from "#api/call.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { write } from "#records/write.ts";
import { Button } from "#ui/button.tsx";
import { Question } from "#ui/question.tsx";

import { showSuccess, useAction } from "../notice/index.ts";
import styles from "./record-form.module.css";
import { StillUsedDialog } from "./retire-button.tsx";
import { recordName, type OfficeRecord } from "./office-record.ts";
import type { RecordContext } from "./value-text.ts";

type Erasure = ReplyOf<typeof readErasure>;

type EraseButtonProps = {
  readonly thing: OfficeRecord;
  readonly look: RecordContext;
  readonly onDone: (thing: OfficeRecord) => void;
};

/** Erases a customer for good, after explaining what happens to their bills and papers. */
export function EraseButton({ thing, look: context, onDone }: EraseButtonProps) {
  const { isBusy, run } = useAction();
  const [erasure, setErasure] = useState<Erasure | null>(null);
  const { records } = context.office;
  const params = { id: id<"customer">(thing.id) };
  const ask = () =>
    run(async () => {
      const found = await callApi(readErasure, { params });
      if (!found.ok) return found.failure;
      setErasure(found.reply);
      return null;
    });
  const erase = () =>
    run(async () => {
      const done = await write(eraseCustomer, { params });
      setErasure(null);
      if (!done.ok) return done.failure;
      showSuccess(records.wasErased);
      // An erased customer leaves the list, as a retired record does.
      onDone({ ...thing, isRetired: true });
      return null;
    });
  return (
    <>
      <Button kind="plain" isBusy={isBusy} onClick={() => void ask()}>
        {records.erase}
      </Button>
      {erasure !== null && (
        <EraseDialog
          name={recordName(thing)}
          erasure={erasure}
          look={context}
          isBusy={isBusy}
          onNo={() => setErasure(null)}
          onYes={() => void erase()}
        />
      )}
    </>
  );
}

type EraseDialogProps = {
  readonly name: string;
  readonly erasure: Erasure;
  readonly look: RecordContext;
  readonly isBusy: boolean;
  readonly onNo: () => void;
  readonly onYes: () => void;
};

function EraseDialog({ name, erasure, look: context, isBusy, onNo, onYes }: EraseDialogProps) {
  const { parts } = useOfficeMessages();
  const { records } = context.office;
  const { openBills, bills, invoices, lastInvoice } = erasure;
  if (openBills.length > 0) {
    const uses = openBills.map((number) => {
      return { kind: "openBill", id: number, name: String(number), isHolding: true };
    });
    return <StillUsedDialog uses={uses} look={context} onClose={onNo} />;
  }
  const date = lastInvoice === null ? null : parseWireDate(lastInvoice);
  return (
    <Question
      title={records.eraseTitle(name)}
      no={parts.form.cancel}
      yes={records.erase}
      takesAway
      isBusy={isBusy}
      onNo={onNo}
      onYes={onYes}
    >
      <div className={styles["consequences"]}>
        <p>{records.eraseText}</p>
        {bills > 0 && <p>{records.eraseBills(bills)}</p>}
        {date !== null && <p>{records.eraseInvoices(invoices, dateText(date))}</p>}
      </div>
    </Question>
  );
}

import { bankQrAccountOf, type BankQrSettings } from "@comanda/domain/bank-qr/bank-qr-settings";
import { readBankQr } from "@comanda/domain/bank-qr/read-bank-qr";
import { writeBankQr } from "@comanda/domain/bank-qr/write-bank-qr";
import { formatMoney } from "@comanda/domain/money/format-money";
import { minorUnitsPerUnit, money } from "@comanda/domain/money/money";
import { checkBankQr } from "@comanda/domain/office/check-bank-qr";
import { useState } from "react";

import { Button } from "#ui/button.tsx";
import { FormSection } from "#ui/form-frame.tsx";

import { BankQrDialog } from "../bank-qr/index.ts";
import { toText, type Fields } from "./office-record.ts";
import { qrSchemeOf } from "./pay-editors.ts";
import styles from "./record-form.module.css";
import type { RecordContext } from "./value-text.ts";

type BankQrPreviewProps = { readonly values: Fields; readonly look: RecordContext };

/** A code for a small amount, as typed so far, which the manager scans to see whom it pays. */
export function BankQrPreview({ values, look }: BankQrPreviewProps) {
  const texts = look.office.tools.bankQr;
  const [isShown, setIsShown] = useState(false);
  const settings = toSettings(values);
  const account = bankQrAccountOf(settings);
  if (account === null) return null;
  const units = account.scheme === "vietqr" ? 1000 : 1;
  const payment = { amount: money(units * minorUnitsPerUnit), reference: testReference };
  const text = checkBankQr(settings).length === 0 ? writeBankQr(account, payment) : null;
  return (
    <FormSection title={texts.title} hint={text === null ? texts.incomplete : texts.hint}>
      {text !== null && (
        <Button kind="plain" onClick={() => setIsShown(true)}>
          {texts.show}
        </Button>
      )}
      {text !== null && isShown && (
        <TestCode text={text} look={look} onClose={() => setIsShown(false)} />
      )}
    </FormSection>
  );
}

const testReference = "TEST";

type TestCodeProps = {
  readonly text: string;
  readonly look: RecordContext;
  readonly onClose: () => void;
};

/** The code, and what it says when it is read. */
function TestCode({ text, look, onClose }: TestCodeProps) {
  const { tools, records } = look.office;
  const read = readBankQr(text);
  const rows = [
    [records.fields.qrReceiver, read?.receiver ?? ""],
    [records.fields.amount, read === null ? "" : formatMoney(read.amount, look.money)],
    [tools.bankQr.reference, read?.reference ?? ""],
  ] as const;
  return (
    <BankQrDialog
      title={tools.bankQr.title}
      text={text}
      actions={
        <Button kind="plain" onClick={onClose}>
          {tools.bankQr.hide}
        </Button>
      }
      onClose={onClose}
    >
      <table className={styles["versions"]}>
        <tbody>
          {rows.map(([name, said]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{said}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </BankQrDialog>
  );
}

function toSettings(values: Fields): BankQrSettings {
  return {
    qrScheme: qrSchemeOf(values),
    qrReceiver: toText(values["qrReceiver"]),
    qrName: toText(values["qrName"]),
    qrCity: toText(values["qrCity"]),
    printsQr: values["printsQr"] === true,
  };
}

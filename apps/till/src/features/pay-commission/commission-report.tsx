import { formatMoney } from "@comanda/domain/money/format-money";
import { formatQuantity } from "@comanda/domain/money/quantity";
import { useMemo } from "react";

import { useMessages } from "#language/use-language.ts";
import type { Reference } from "#records/reference.ts";
import { useStaffNames } from "#records/use-records.ts";

import type { Due } from "./pay-commission-screen.tsx";
import styles from "./pay-commission.module.css";

type CommissionReportProps = { readonly dues: readonly Due[]; readonly reference: Reference };

/** The bills and items that each member of staff earned their commission on. */
export function CommissionReport({ dues, reference }: CommissionReportProps) {
  const { money } = useMessages();
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

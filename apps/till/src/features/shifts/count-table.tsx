import type { CountedDenomination } from "@comanda/domain/money/cash-count";
import type { Money } from "@comanda/domain/money/money";

import { useAllMessages } from "#language/all-messages.ts";
import { PadField } from "#ui/pad-field.tsx";

import styles from "./count-table.module.css";

type CountTableProps = {
  readonly title: string;
  readonly labelOf: (value: string) => string;
  readonly counted: readonly CountedDenomination[];
  readonly total: Money;
  readonly quantities: ReadonlyMap<Money, string>;
  readonly first: number | null;
  /** The field that the pad types into. */
  readonly focused: number | null;
  readonly money: (amount: Money) => string;
  readonly onFocus: (value: Money) => void;
  readonly onType: (value: Money, text: string) => void;
};

/** The coins or notes of the currency, with quantities and amounts. */
export function CountTable(props: CountTableProps) {
  const { title, labelOf, counted, total, quantities, first, focused, money } = props;
  const { shifts } = useAllMessages();
  return (
    <table className={styles["table"]}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{shifts.quantity}</th>
          <th scope="col">{shifts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {counted.map((row) => (
          <tr key={row.value} data-focused={row.value === focused}>
            <th scope="row">{money(row.value)}</th>
            <td>
              <PadField
                label={labelOf(money(row.value))}
                isLabelShown={false}
                value={quantities.get(row.value) ?? ""}
                isFirst={row.value === first}
                onFocus={() => props.onFocus(row.value)}
                onChange={(text) => props.onType(row.value, text)}
              />
            </td>
            <td>{money(row.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {title}
          </th>
          <td>{money(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

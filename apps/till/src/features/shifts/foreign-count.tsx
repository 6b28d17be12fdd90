import type { FieldProblem } from "@comanda/domain/form/field-error";
import type { ForeignCurrency } from "@comanda/domain/money/foreign-currency";

import { useAllMessages } from "#language/all-messages.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";
import { PadField } from "#ui/pad-field.tsx";

import styles from "./count-table.module.css";

type ForeignCountProps = {
  readonly currencies: readonly ForeignCurrency[];
  readonly typed: ReadonlyMap<number, string>;
  readonly problems: ReadonlyMap<number, FieldProblem>;
  /** The field that the pad types into. */
  readonly focused: number | null;
  readonly onFocus: (currency: number) => void;
  readonly onType: (currency: number, text: string) => void;
};

/** What is in the drawer of each other currency, as a sum in its own units. */
export function ForeignCount(props: ForeignCountProps) {
  const { currencies, typed, problems, focused, onFocus, onType } = props;
  const messages = useAllMessages();
  const { shifts } = messages;
  const problemOf = (id: number, label: string) => {
    const problem = problems.get(id);
    return problem && fieldProblemText(problem, label, messages);
  };
  return (
    <table className={styles["table"]}>
      <thead>
        <tr>
          <th scope="col">{shifts.otherCurrencies}</th>
          <th scope="col">{shifts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {currencies.map(({ id, code }) => (
          <tr key={id} data-focused={id === focused}>
            <th scope="row">{code}</th>
            <td>
              <PadField
                label={shifts.amountIn(code)}
                isLabelShown={false}
                value={typed.get(id) ?? ""}
                problem={problemOf(id, shifts.amountIn(code))}
                isFirst={false}
                onFocus={() => onFocus(id)}
                onChange={(text) => onType(id, text)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

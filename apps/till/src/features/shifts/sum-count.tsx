import type { FieldProblem } from "@comanda/domain/form/field-error";

import { useAllMessages } from "#language/all-messages.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";
import { PadField } from "#ui/pad-field.tsx";

import { requireSessionPermission } from "../end-bill/index.ts";
import { GuardedLink } from "../navigation/index.ts";
import { sumField } from "./quantities.ts";
import styles from "./sum-count.module.css";

type SumCountProps = {
  readonly typed: ReadonlyMap<number, string>;
  readonly problems: ReadonlyMap<number, FieldProblem>;
  readonly onFocus: (field: number) => void;
  readonly onType: (field: number, text: string) => void;
};

/** What is in the drawer, as one amount, and where the coins and notes to count it by are entered. */
export function SumCount({ typed, problems, onFocus, onType }: SumCountProps) {
  const messages = useAllMessages();
  const { shifts } = messages;
  const problem = problems.get(sumField);
  return (
    <div className={styles["sum"]}>
      <PadField
        label={shifts.inDrawer}
        value={typed.get(sumField) ?? ""}
        problem={problem && fieldProblemText(problem, shifts.inDrawer, messages)}
        isFirst
        onFocus={() => onFocus(sumField)}
        onChange={(text) => onType(sumField, text)}
      />
      <p>{shifts.countedAsSum}</p>
      {requireSessionPermission("keep-office") === null && (
        <GuardedLink href="/office/currencies" className={styles["link"]}>
          {shifts.addPieces}
        </GuardedLink>
      )}
    </div>
  );
}

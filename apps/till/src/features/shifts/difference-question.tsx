import type { DrawerDifference } from "@comanda/domain/shift/drawer-differences";
import type { SheetFormatter } from "@comanda/paper/sheets/sheet-formatter";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

import styles from "./difference-question.module.css";

type DifferenceQuestionProps = {
  readonly differences: readonly DrawerDifference[];
  readonly formatter: SheetFormatter;
  readonly onCancel: () => void;
  /** Null after the count that is final. */
  readonly onCountAgain: (() => void) | null;
  readonly onEnd: () => void;
};

/** Shows the differences of a drawer before the shift ends with them: they are recorded for good. */
export function DifferenceQuestion(props: DifferenceQuestionProps) {
  const { differences, formatter, onCancel, onCountAgain, onEnd } = props;
  const { shifts, cancel } = useAllMessages();
  return (
    <Dialog
      title={shifts.endWithDifference}
      onClose={onCancel}
      actions={
        <>
          <Button kind="plain" onClick={onCancel}>
            {cancel}
          </Button>
          {onCountAgain !== null && (
            <Button kind="plain" onClick={onCountAgain}>
              {shifts.countAgain}
            </Button>
          )}
          <Button kind="takes-away" onClick={onEnd}>
            {shifts.endShift}
          </Button>
        </>
      }
    >
      {differences.map((one) => (
        <Figures key={one.code} shown={one} formatter={formatter} />
      ))}
    </Dialog>
  );
}

type FiguresProps = {
  readonly shown: DrawerDifference;
  readonly formatter: SheetFormatter;
};

/** In the words of the report. */
function Figures({ shown, formatter }: FiguresProps) {
  const { code, expected, counted, difference } = shown;
  const { rows } = formatter.texts;
  const name = (text: string) => (code === null ? text : `${text}, ${code}`);
  const amount = (of: typeof expected) =>
    code === null ? formatter.money(of) : formatter.foreign(code, of);
  return (
    <dl className={styles["figures"]}>
      <div>
        <dt>{name(rows.expected)}</dt>
        <dd>{amount(expected)}</dd>
      </div>
      <div>
        <dt>{name(rows.counted)}</dt>
        <dd>{amount(counted)}</dd>
      </div>
      <div>
        <dt>{name(rows.difference)}</dt>
        <dd className={styles["difference"]}>{amount(difference)}</dd>
      </div>
    </dl>
  );
}

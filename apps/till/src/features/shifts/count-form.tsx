import { isCountedAsSum, type CashCount } from "@comanda/domain/money/cash-count";
import { pressPadKey, typeNumber } from "@comanda/domain/input-pad/press-pad-key";
import type { ForeignCurrency } from "@comanda/domain/money/foreign-currency";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import type { Money } from "@comanda/domain/money/money";
import { useRef, useState, type FormEvent, type ReactNode } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { nextFieldOnEnter } from "#ui/next-field-on-enter.ts";
import { KeyGrid } from "#ui/key-grid.tsx";
import { Screen } from "#ui/screen.tsx";
import { leave, useUnsaved } from "#ui/unsaved.tsx";
import { useEscape } from "#ui/use-escape.ts";

import styles from "./count-form.module.css";
import { CountTable } from "./count-table.tsx";
import { ForeignCount } from "./foreign-count.tsx";
import { limitsOf, sumField, type CountProblems, type Quantities } from "./quantities.ts";
import { SumCount } from "./sum-count.tsx";

/** A coin or note, the sum, or another currency by its id. */
type CountField = { readonly list: keyof Quantities; readonly value: number };

type CountFormProps = {
  /** Above the fields. */
  readonly notice: ReactNode;
  readonly hint: string | null;
  readonly submit: string;
  readonly count: CashCount;
  readonly quantities: Quantities;
  /** The other currencies to be counted. */
  readonly foreign: readonly ForeignCurrency[];
  readonly problems: CountProblems;
  readonly moneyFormat: MoneyFormat;
  readonly isBusy: boolean;
  /** Whether the count is on its way; printing it keeps nobody on the screen. */
  readonly isSaving: boolean;
  readonly money: (amount: Money) => string;
  readonly onChange: (quantities: Quantities) => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** Null for a user who may not print a count. */
  readonly onPrint: (() => void) | null;
};

/** The fields of a count, and the one that the pad types into. */
function useCountFields(props: CountFormProps) {
  const { count, quantities, money, onChange } = props;
  const first = firstField(count);
  const [focused, setFocused] = useState(first);
  const limits = ({ list, value }: CountField) => limitsOf(list, value, props);
  const put = (place: CountField, change: (text: string) => string) => {
    const list = new Map<number, string>(quantities[place.list]);
    list.set(place.value, change(list.get(place.value) ?? ""));
    onChange({ ...quantities, [place.list]: list });
  };
  const fieldsOf = (list: keyof Quantities) => ({
    focused: focused.list === list ? focused.value : null,
    onFocus: (value: number) => setFocused({ list, value }),
    onType: (value: number, text: string) => {
      const field = { list, value };
      put(field, (before) => typeNumber(before, text, limits(field)));
    },
  });
  return {
    sum: { ...fieldsOf("sum"), typed: quantities.sum },
    foreign: { ...fieldsOf("foreign"), typed: quantities.foreign },
    rows: (list: "coins" | "notes") => ({
      ...fieldsOf(list),
      quantities: quantities[list],
      first: first.list === list ? first.value : null,
      money,
    }),
    fraction: limits(focused).fraction,
    pressKey: (key: string) => put(focused, (text) => pressPadKey(text, key, limits(focused))),
  };
}

/** Coins and notes with a pad beside them. Enter moves to the next field; in the last one it submits. */
export function CountForm(props: CountFormProps) {
  const { hint, submit, count, quantities, isBusy, isSaving, money, onSubmit, onCancel, onPrint } =
    props;
  const { shifts, order } = useAllMessages();
  const isTyped = Object.values(quantities).some((list) => [...list.values()].some(Boolean));
  useUnsaved(isTyped, isSaving, { survivesReload: true });
  useEscape(() => leave(onCancel));
  const { sum, foreign, rows, fraction, pressKey } = useCountFields(props);
  const { problems } = props;
  const form = useRef<HTMLFormElement>(null);
  /** What is no amount is corrected before, and not counted as nothing. */
  const ifCountable = (act: () => void) => () => {
    if (problems.sum.size + problems.foreign.size > 0)
      form.current?.querySelector<HTMLElement>(wrongField)?.focus();
    else act();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) ifCountable(onSubmit)();
  };
  return (
    <Screen title={shifts.cashTitle} aside={hint !== null && <p>{hint}</p>}>
      {props.notice}
      <form ref={form} className={styles["form"]} onSubmit={handleSubmit}>
        <div className={styles["tables"]}>
          {isCountedAsSum(count) ? (
            <SumCount {...sum} problems={problems.sum} />
          ) : (
            <PieceTables count={count} rows={rows} />
          )}
          {props.foreign.length > 0 && (
            <ForeignCount {...foreign} currencies={props.foreign} problems={problems.foreign} />
          )}
        </div>
        <div className={styles["side"]} data-foot="high">
          <p className={styles["grand"]} aria-live="polite">
            <span>{shifts.grandTotal}</span>
            <output>{money(count.grandTotal)}</output>
          </p>
          <KeyGrid texts={order} extra={fraction ?? "none"} onKey={pressKey} />
          <Buttons
            submit={submit}
            isBusy={isBusy}
            onCancel={onCancel}
            onPrint={onPrint && ifCountable(onPrint)}
          />
        </div>
      </form>
    </Screen>
  );
}

type PieceTablesProps = {
  readonly count: CashCount;
  readonly rows: ReturnType<typeof useCountFields>["rows"];
};

function PieceTables({ count, rows }: PieceTablesProps) {
  const { shifts } = useAllMessages();
  return (
    <>
      <CountTable
        {...rows("notes")}
        title={shifts.notes}
        labelOf={shifts.noteOf}
        counted={count.notes}
        total={count.notesTotal}
      />
      <CountTable
        {...rows("coins")}
        title={shifts.coins}
        labelOf={shifts.coinOf}
        counted={count.coins}
        total={count.coinsTotal}
      />
    </>
  );
}

const wrongField = "[aria-invalid='true']";

function Buttons({
  submit,
  isBusy,
  onCancel,
  onPrint,
}: Pick<CountFormProps, "submit" | "isBusy" | "onCancel" | "onPrint">) {
  const { papers, cancel } = useAllMessages();
  return (
    <div className={styles["buttons"]}>
      <Button kind="plain" onClick={onCancel}>
        {cancel}
      </Button>
      {onPrint !== null && (
        <Button kind="plain" disabled={isBusy} onClick={onPrint}>
          {papers.printReport}
        </Button>
      )}
      <Button kind="next" type="submit" isBusy={isBusy} onClick={nextFieldOnEnter}>
        {submit}
      </Button>
    </div>
  );
}

/** Notes come first: they are most of what is in a drawer. */
function firstField({ coins, notes }: CashCount): CountField {
  const [note] = notes;
  if (note !== undefined) return { list: "notes", value: note.value };
  const [coin] = coins;
  return coin === undefined
    ? { list: "sum", value: sumField }
    : { list: "coins", value: coin.value };
}

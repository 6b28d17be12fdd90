import type { FieldProblem } from "@comanda/domain/form/field-error";
import type { CashCount } from "@comanda/domain/money/cash-count";
import { pressPadKey, typeNumber } from "@comanda/domain/input-pad/press-pad-key";
import type { ForeignCurrency } from "@comanda/domain/money/foreign-currency";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import type { Money } from "@comanda/domain/money/money";
import { useRef, useState, type FormEvent } from "react";

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
import { limitsOf, type Quantities } from "./quantities.ts";

/** A coin or note, or another currency by its id. */
type CountField = { readonly list: keyof Quantities; readonly value: number };

type CountFormProps = {
  readonly hint: string | null;
  readonly submit: string;
  readonly count: CashCount;
  readonly quantities: Quantities;
  /** The other currencies to be counted. */
  readonly foreign: readonly ForeignCurrency[];
  /** The fields of other currencies with what is no amount, by currency. */
  readonly problems: ReadonlyMap<number, FieldProblem>;
  readonly moneyFormat: MoneyFormat;
  readonly isBusy: boolean;
  readonly money: (amount: Money) => string;
  readonly onChange: (quantities: Quantities) => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** Null for a user who may not print a count. */
  readonly onPrint: (() => void) | null;
};

/** The fields of a count, and the one that the pad types into. */
function useCountFields({ count, quantities, money, moneyFormat, onChange }: CountFormProps) {
  const first = firstField(count);
  const [focused, setFocused] = useState<CountField | null>(first);
  const limits = (list: keyof Quantities) => limitsOf(list, { moneyFormat });
  const put = (place: CountField, change: (text: string) => string) => {
    const list = new Map<number, string>(quantities[place.list]);
    list.set(place.value, change(list.get(place.value) ?? ""));
    onChange({ ...quantities, [place.list]: list });
  };
  const fieldsOf = (list: keyof Quantities) => ({
    focused: focused?.list === list ? focused.value : null,
    onFocus: (value: number) => setFocused({ list, value }),
    onType: (value: number, text: string) => {
      const field = { list, value };
      put(field, (before) => typeNumber(before, text, limits(list)));
    },
  });
  return {
    foreign: { ...fieldsOf("foreign"), typed: quantities.foreign },
    rows: (list: "coins" | "notes") => ({
      ...fieldsOf(list),
      quantities: quantities[list],
      first: first?.list === list ? first.value : null,
      money,
    }),
    fraction: focused === null ? undefined : limits(focused.list).fraction,
    pressKey: (key: string) => {
      if (focused !== null) put(focused, (text) => pressPadKey(text, key, limits(focused.list)));
    },
  };
}

/** Coins and notes with a pad beside them. Enter moves to the next field; in the last one it submits. */
export function CountForm(props: CountFormProps) {
  const { hint, submit, count, quantities, isBusy, money, onSubmit, onCancel, onPrint } = props;
  const { shifts, order } = useAllMessages();
  const isTyped = Object.values(quantities).some((list) => [...list.values()].some(Boolean));
  useUnsaved(isTyped, isBusy, { survivesReload: true });
  useEscape(() => leave(onCancel));
  const { foreign, rows, fraction, pressKey } = useCountFields(props);
  const form = useRef<HTMLFormElement>(null);
  /** What is no amount is corrected before, and not counted as nothing. */
  const ifCountable = (act: () => void) => () => {
    if (props.problems.size > 0) form.current?.querySelector<HTMLElement>(wrongField)?.focus();
    else act();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) ifCountable(onSubmit)();
  };
  return (
    <Screen title={shifts.cashTitle} aside={hint !== null && <p>{hint}</p>}>
      <form ref={form} className={styles["form"]} onSubmit={handleSubmit}>
        <div className={styles["tables"]}>
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
          {props.foreign.length > 0 && (
            <ForeignCount {...foreign} currencies={props.foreign} problems={props.problems} />
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
function firstField({ coins, notes }: CashCount): CountField | null {
  const [note] = notes;
  if (note !== undefined) return { list: "notes", value: note.value };
  const [coin] = coins;
  return coin === undefined ? null : { list: "coins", value: coin.value };
}

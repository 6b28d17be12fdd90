import type { CashCount } from "@comanda/domain/money/cash-count";
import { countLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressPadKey, typeNumber } from "@comanda/domain/input-pad/press-pad-key";
import type { Money } from "@comanda/domain/money/money";
import { useState, type FormEvent, type MouseEvent } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { KeyGrid } from "#ui/key-grid.tsx";
import { Screen } from "#ui/screen.tsx";
import { useEscape } from "#ui/use-escape.ts";

import styles from "./count-form.module.css";
import { CountTable } from "./count-table.tsx";
import type { Quantities } from "./counting.ts";

/** No drawer holds a million of one coin. */
const limits = countLimits(6);

type CountField = { readonly list: keyof Quantities; readonly value: Money };

type CountFormProps = {
  readonly hint: string | null;
  readonly submit: string;
  readonly count: CashCount;
  readonly quantities: Quantities;
  readonly isBusy: boolean;
  readonly money: (amount: Money) => string;
  readonly onChange: (quantities: Quantities) => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** Null for a user who may not print a count. */
  readonly onPrint: (() => void) | null;
};

/** Coins and notes with a pad beside them. Enter moves to the next field; in the last one it submits. */
export function CountForm(props: CountFormProps) {
  const { hint, submit, count, quantities, isBusy, money, onChange, onSubmit, onCancel, onPrint } =
    props;
  const { shifts, order } = useAllMessages();
  useEscape(onCancel);
  const first = firstField(count);
  const [focused, setFocused] = useState<CountField | null>(first);
  const put = (place: CountField, change: (text: string) => string) => {
    const list = new Map(quantities[place.list]);
    list.set(place.value, change(list.get(place.value) ?? ""));
    onChange({ ...quantities, [place.list]: list });
  };
  const handleKey = (key: string) => {
    if (focused !== null) put(focused, (text) => pressPadKey(text, key, limits));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  const rows = (list: keyof Quantities) => ({
    quantities: quantities[list],
    first: first?.list === list ? first.value : null,
    focused: focused?.list === list ? focused.value : null,
    money,
    onFocus: (value: Money) => setFocused({ list, value }),
    onType: (value: Money, text: string) =>
      put({ list, value }, (before) => typeNumber(before, text, limits)),
  });
  return (
    <Screen title={shifts.cashTitle} aside={hint !== null && <p>{hint}</p>}>
      <form className={styles["form"]} onSubmit={handleSubmit}>
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
        </div>
        <div className={styles["side"]} data-foot="high">
          <p className={styles["grand"]} aria-live="polite">
            <span>{shifts.grandTotal}</span>
            <output>{money(count.grandTotal)}</output>
          </p>
          <KeyGrid texts={order} extra="none" onKey={handleKey} />
          <Buttons submit={submit} isBusy={isBusy} onCancel={onCancel} onPrint={onPrint} />
        </div>
      </form>
    </Screen>
  );
}

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
      <Button kind="next" type="submit" isBusy={isBusy} onClick={handleEnter}>
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

/** Enter in a field also clicks the button, without a pointer: there it means the next field. */
function handleEnter(event: MouseEvent<HTMLButtonElement>): void {
  if (event.detail === 0 && focusNextField(event.currentTarget.form)) event.preventDefault();
}

/** Moves to the next field; returns false after the last one. */
function focusNextField(form: HTMLFormElement | null): boolean {
  const fields = [...(form?.querySelectorAll("input") ?? [])];
  const at = fields.findIndex((field) => field === document.activeElement);
  const next = at === -1 ? undefined : fields[at + 1];
  next?.focus();
  return next !== undefined;
}

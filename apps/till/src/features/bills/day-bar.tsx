import { formatTypedDate } from "@comanda/domain/input-pad/format-typed-date-time";
import { parseDateText } from "@comanda/domain/time/typed-date";
import { useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { NextIcon, PreviousIcon } from "#ui/icons.tsx";
import { TextField } from "#ui/text-field.tsx";

import styles from "./day-bar.module.css";
import {
  describePeriod,
  nextPeriod,
  previousPeriod,
  type BillsPeriod,
  type DaysKnown,
} from "./bills-period.ts";

type DayBarProps = {
  readonly which: BillsPeriod;
  readonly known: DaysKnown;
  readonly onChange: (which: BillsPeriod) => void;
};

const dateLength = 10;

/** Chooses the day: the work day before, the one after, a date, or all days. */
export function DayBar({ which, known, onChange }: DayBarProps) {
  const { floor, fields, customers } = useAllMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typed.length === dateLength && parseDateText(typed) === null;
  const change = (period: BillsPeriod) => {
    setTyped(null);
    onChange(period);
  };
  const handleType = (text: string) => {
    const shown = formatTypedDate(text);
    const date = shown.length === dateLength ? parseDateText(shown) : null;
    if (date === null) setTyped(shown);
    else change({ kind: "date", date });
  };
  const { date: shownDate, since } = describePeriod(which, known);
  const [previous, next] = [previousPeriod(which, known), nextPeriod(which, known)];
  return (
    <div className={styles["bar"]}>
      <Button
        kind="plain"
        aria-label={floor.dayBack}
        disabled={previous === null}
        onClick={() => previous !== null && change(previous)}
      >
        <PreviousIcon />
      </Button>
      <TextField
        label={since === "" ? floor.day : floor.daySince(since)}
        inputMode="numeric"
        placeholder={which.kind === "all-days" ? floor.allDays : customers.dateHint}
        value={typed ?? shownDate}
        problem={isWrong ? fields.wrongDateFormat : undefined}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(null)}
        onChange={(event) => handleType(event.target.value)}
      />
      <Button
        kind="plain"
        aria-label={floor.dayOn}
        disabled={next === null}
        onClick={() => next !== null && change(next)}
      >
        <NextIcon />
      </Button>
      <Button
        kind="plain"
        aria-pressed={which.kind === "all-days"}
        onClick={() =>
          change(which.kind === "all-days" ? { kind: "running-day" } : { kind: "all-days" })
        }
      >
        {floor.allDays}
      </Button>
    </div>
  );
}

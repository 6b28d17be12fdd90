import { formatTypedDate } from "@comanda/domain/input-pad/format-typed-date-time";
import { dateText } from "@comanda/domain/time/date-time-text";
import { parseDateText } from "@comanda/domain/time/typed-date";
import { useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { NextIcon, PreviousIcon } from "#ui/icons.tsx";
import { TextField } from "#ui/text-field.tsx";

import styles from "./day-bar.module.css";
import { previousPeriod, nextPeriod, runningDate, type BillsPeriod } from "./bills-period.ts";

type DayBarProps = {
  readonly which: BillsPeriod;
  readonly onChange: (which: BillsPeriod) => void;
};

const dateLength = 10;

/** Chooses the day: the day before, the day after, a date, or all days. */
export function DayBar({ which, onChange }: DayBarProps) {
  const { floor, fields, customers } = useAllMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typed.length === dateLength && parseDateText(typed) === null;
  const change = (next: BillsPeriod) => {
    setTyped(null);
    onChange(next);
  };
  const handleType = (text: string) => {
    const next = formatTypedDate(text);
    const date = next.length === dateLength ? parseDateText(next) : null;
    if (date === null) setTyped(next);
    else change({ kind: "day", date });
  };
  return (
    <div className={styles["bar"]}>
      <Button kind="plain" aria-label={floor.dayBack} onClick={() => change(previousPeriod(which))}>
        <PreviousIcon />
      </Button>
      <TextField
        label={floor.day}
        inputMode="numeric"
        placeholder={which.kind === "all-days" ? floor.allDays : customers.dateHint}
        value={typed ?? dayFieldText(which)}
        problem={isWrong ? fields.wrongDateFormat : undefined}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(null)}
        onChange={(event) => handleType(event.target.value)}
      />
      <Button
        kind="plain"
        aria-label={floor.dayOn}
        disabled={which.kind !== "day"}
        onClick={() => which.kind === "day" && change(nextPeriod(which))}
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

function dayFieldText(which: BillsPeriod): string {
  switch (which.kind) {
    case "running-day":
      return dateText(runningDate());
    case "day":
      return dateText(which.date);
    case "all-days":
      return "";
  }
}

import { formatTypedDate } from "@comanda/domain/input-pad/format-typed-date-time";
import {
  requireDatesInOrder,
  type ReportDates,
} from "@comanda/domain/owner-report/select-report-days";
import { dateText } from "@comanda/domain/time/date-time-text";
import { parseDateText } from "@comanda/domain/time/typed-date";
import { useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { TextField } from "#ui/text-field.tsx";

import styles from "./owner-reports.module.css";

type OwnDatesProps = {
  /** What the dates are for. */
  readonly label: string;
  readonly dates: ReportDates;
  /** Called with dates that are valid. */
  readonly onChange: (dates: ReportDates) => void;
};

type TypedDates = { readonly from: string; readonly to: string };

/** Two dates to type. While they are invalid, the report stays as it was. */
export function OwnDates({ label, dates, onChange }: OwnDatesProps) {
  const { reports } = useOfficeMessages();
  const { fields } = useAllMessages();
  const given = { from: dateText(dates.from), to: dateText(dates.to) };
  const givenText = `${given.from} ${given.to}`;
  const [typed, setTyped] = useState({ ...given, shownFor: givenText });
  // Back and bookmarks change the dates, too.
  if (typed.shownFor !== givenText) setTyped({ ...given, shownFor: givenText });
  const problem = problemOf(typed);
  const handleType = (field: keyof TypedDates, text: string) => {
    const next = { ...typed, [field]: formatTypedDate(text) };
    const parsed = parseTyped(next);
    setTyped({ ...next, shownFor: parsed === null ? givenText : `${next.from} ${next.to}` });
    if (parsed !== null) onChange(parsed);
  };
  const problems = {
    from: problem === "from" ? fields.wrongDateFormat : undefined,
    to: problem === "to" ? fields.wrongDateFormat : undefined,
    order: problem === "order" ? reports.endBeforeStart : undefined,
  };
  return (
    <fieldset className={styles["dates"]} aria-label={label}>
      {(["from", "to"] as const).map((field) => (
        <TextField
          key={field}
          label={reports[field]}
          inputMode="numeric"
          placeholder={reports.datePattern}
          value={typed[field]}
          problem={problems[field] ?? (field === "to" ? problems.order : undefined)}
          onChange={(event) => handleType(field, event.target.value)}
        />
      ))}
    </fieldset>
  );
}

function parseTyped(typed: TypedDates): ReportDates | null {
  const [from, to] = [parseDateText(typed.from), parseDateText(typed.to)];
  if (from === null || to === null) return null;
  return requireDatesInOrder({ from, to }) === null ? { from, to } : null;
}

/** Which date is invalid, or that they are in the wrong order. */
function problemOf(typed: TypedDates): "from" | "to" | "order" | null {
  if (parseDateText(typed.from) === null) return "from";
  if (parseDateText(typed.to) === null) return "to";
  return parseTyped(typed) === null ? "order" : null;
}

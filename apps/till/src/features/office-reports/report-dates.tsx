import { formatTypedDate } from "@comanda/domain/input-pad/format-typed-date-time";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { useAllMessages } from "#language/all-messages.ts";
import { Choices } from "#ui/choices.tsx";
import { TextField } from "#ui/text-field.tsx";

import styles from "./owner-reports.module.css";
import { periodNames, type PeriodName } from "./report-period.ts";

export type TypedDates = { readonly from: string; readonly to: string };

type ReportDatesProps = {
  readonly span: PeriodName;
  readonly typed: TypedDates;
  /** Which date is invalid, or that they are in the wrong order. */
  readonly problem: "from" | "to" | "order" | null;
  readonly onSpan: (span: PeriodName) => void;
  readonly onType: (typed: TypedDates) => void;
};

/** Chooses the days: common periods with one press, any others by typing. */
export function ReportDates({ span, typed, problem, onSpan, onType }: ReportDatesProps) {
  const { reports } = useOfficeMessages();
  const { fields } = useAllMessages();
  const problemOf = (field: "from" | "to") => {
    if (problem === field) return fields.wrongDateFormat;
    return problem === "order" && field === "to" ? reports.endBeforeStart : undefined;
  };
  return (
    <>
      <Choices
        label={reports.span}
        value={span}
        options={periodNames.map((value) => ({ value, name: reports.spans[value] }))}
        onChange={onSpan}
      />
      {span === "own" && (
        <div className={styles["dates"]}>
          {(["from", "to"] as const).map((field) => (
            <TextField
              key={field}
              label={reports[field]}
              inputMode="numeric"
              placeholder={reports.datePattern}
              value={typed[field]}
              problem={problemOf(field)}
              onChange={(event) =>
                onType({ ...typed, [field]: formatTypedDate(event.target.value) })
              }
            />
          ))}
        </div>
      )}
    </>
  );
}

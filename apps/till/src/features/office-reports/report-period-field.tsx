import { periodNames, type PeriodName } from "@comanda/domain/owner-report/report-period";
import type { ReportDates } from "@comanda/domain/owner-report/select-report-days";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { SelectField } from "#ui/select-field.tsx";

import { OwnDates } from "./own-dates.tsx";

type ReportPeriodFieldProps = {
  readonly period: PeriodName | ReportDates;
  /** The dates of the period, which own dates begin with. */
  readonly dates: ReportDates;
  /** Typed dates change with every key. */
  readonly onChange: (period: PeriodName | ReportDates, isTyping: boolean) => void;
};

/** Chooses a period by its name, or two dates to type. */
export function ReportPeriodField({ period, dates, onChange }: ReportPeriodFieldProps) {
  const { reports } = useOfficeMessages();
  return (
    <>
      <SelectField<PeriodName | "own">
        label={reports.span}
        icon={null}
        value={typeof period === "string" ? period : "own"}
        options={[...periodNames, "own" as const].map((value) => ({
          value,
          name: reports.spans[value],
        }))}
        onChange={(name) => onChange(name === "own" ? dates : name, false)}
      />
      {typeof period !== "string" && (
        <OwnDates label={reports.span} dates={period} onChange={(own) => onChange(own, true)} />
      )}
    </>
  );
}

import {
  comparedColumns,
  ownerReportKinds,
  type OwnerReportKind,
} from "@comanda/domain/owner-report/report-columns";
import { comparisonNames, type ComparisonName } from "@comanda/domain/owner-report/report-period";
import type { ReportDates } from "@comanda/domain/owner-report/select-report-days";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { SelectField } from "#ui/select-field.tsx";

import { OwnDates } from "./own-dates.tsx";
import styles from "./owner-reports.module.css";
import type { ReportView } from "./report-address.ts";
import { ReportPeriodField } from "./report-period-field.tsx";

type ReportToolsProps = {
  readonly view: ReportView;
  /** The dates of the view, and those that it is compared with. */
  readonly dates: ReportDates;
  readonly compared: ReportDates | null;
  /** Typing does not add a step for Back. */
  readonly onChange: (view: ReportView, isTyping?: boolean) => void;
};

/** Chooses the report, its days, and the days that it is compared with. */
export function ReportTools({ view, dates, compared, onChange }: ReportToolsProps) {
  const { reports } = useOfficeMessages();
  const change = (changes: Partial<ReportView>, isTyping = false) =>
    onChange({ ...view, opened: null, bill: null, ...changes }, isTyping);
  const isComparable = comparedColumns[view.kind] !== undefined;
  return (
    <div className={styles["tools"]}>
      <SelectField<OwnerReportKind>
        label={reports.which}
        icon={null}
        value={view.kind}
        options={ownerReportKinds.map((value) => ({ value, name: reports.kinds[value] }))}
        onChange={(kind) => change({ kind })}
      />
      <ReportPeriodField
        period={view.period}
        dates={dates}
        onChange={(period, isTyping) =>
          change(isTyping ? { period, opened: view.opened } : { period }, isTyping)
        }
      />
      {isComparable && (
        <SelectField<ComparisonName | "none" | "own">
          label={reports.comparison}
          icon={null}
          value={nameOf(view.comparison)}
          options={(["none", ...comparisonNames, "own"] as const).map((value) => ({
            value,
            name: reports.comparisons[value],
          }))}
          onChange={(name) => change({ comparison: comparisonOf(name, compared ?? dates) })}
        />
      )}
      {isComparable && view.comparison !== null && typeof view.comparison !== "string" && (
        <OwnDates
          label={reports.comparison}
          dates={view.comparison}
          onChange={(comparison) => change({ comparison, opened: view.opened }, true)}
        />
      )}
    </div>
  );
}

function nameOf(comparison: ReportView["comparison"]): ComparisonName | "none" | "own" {
  if (comparison === null) return "none";
  return typeof comparison === "string" ? comparison : "own";
}

/** Own dates begin as those that were compared until now. */
function comparisonOf(
  name: ComparisonName | "none" | "own",
  dates: ReportDates,
): ReportView["comparison"] {
  if (name === "none") return null;
  return name === "own" ? dates : name;
}

import { maximumImportGroups } from "@comanda/domain/menu-import/import-field";
import type { MenuImportPlan } from "@comanda/domain/menu-import/plan-menu-import";
import { useId, useState } from "react";
import { useLocation } from "wouter";

import type { Session } from "#api/session.ts";
import { useOfficeMessages, type OfficeMessages } from "#language/office-messages.tsx";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceField } from "#ui/choice-field.tsx";
import { Screen } from "#ui/screen.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { FileProblems } from "../file-problems/index.ts";
import { ColumnTable } from "./column-table.tsx";
import { describeFault } from "./describe-import-problem.ts";
import type { ImportTarget } from "./fetch-menu-now.ts";
import { ImportPreview, nameList } from "./import-preview.tsx";
import styles from "./import-screen.module.css";
import { LastImport, useLastImport } from "./last-import.tsx";
import { chooseColumn, importFieldsOf, type ReadTable } from "./plan-import.ts";
import { SheetSettings } from "./sheet-settings.tsx";
import { SourcePicker } from "./source-picker.tsx";
import {
  findHindrance,
  findLargeList,
  isFault,
  useMenuImport,
  type Hindrance,
  type MenuImport,
} from "./use-menu-import.ts";

type ImportScreenProps = { readonly session: Session; readonly reference: Reference };

/** Imports articles from a spreadsheet: choose it, see what will change, import, and if need be undo. */
export function ImportScreen({ session, reference }: ImportScreenProps) {
  const office = useOfficeMessages();
  const [, navigate] = useLocation();
  const task = useMenuImport(reference.moneyFormat);
  const { found, source, table, plan, isBusy } = task;
  const { menuImport } = office;
  const last = useLastImport(task.imports);
  const [isOpen, setIsOpen] = useState(false);
  // The picker waits for what is shown above it, which would move it under the finger. Then it stays, with what was typed.
  if (!isOpen && found.state !== "waiting" && last.read.state !== "waiting") setIsOpen(true);
  useTitle(menuImport.title);
  const isReady = plan !== null && table !== null && !isFault(table);
  const hindrance = isReady ? findHindrance(plan, table, task.choices) : null;
  return (
    <Screen
      title={menuImport.title}
      foot={
        isReady && (
          <ImportFoot
            plan={plan}
            hindrance={hindrance}
            isBusy={isBusy}
            onImport={() => void task.send(plan)}
          />
        )
      }
    >
      <div className={styles["parts"]}>
        {found.state === "failed" && <ReadFailure read={found} />}
        {(!isOpen || (found.state === "waiting" && source !== null)) && (
          <Waiting>{office.records.loading}</Waiting>
        )}
        {isOpen && source === null && (
          <>
            <LastImport
              session={session}
              shown={last}
              onUndone={() => task.refresh()}
              onShowArticles={() => navigate("/office/articles")}
            />
            <p className={styles["hint"]}>{menuImport.hint}</p>
            {task.unreadable !== null && (
              <p role="alert" className={styles["attention"]}>
                {describeFault({ fault: task.unreadable }, office)}
              </p>
            )}
            <SourcePicker
              isBusy={isBusy}
              onFile={(file) => void task.takeFile(file)}
              onPaste={(pasted) => task.take({ kind: "pasted", ...pasted })}
            />
          </>
        )}
        {found.state === "ready" && <ChosenSheet task={task} target={found.reply} />}
      </div>
    </Screen>
  );
}

type ChosenSheetProps = { readonly task: MenuImport; readonly target: ImportTarget };

function ChosenSheet({ task, target }: ChosenSheetProps) {
  const office = useOfficeMessages();
  const { source, table, plan, choices, refusal } = task;
  if (source === null || table === null) return null;
  const settings = (
    <SheetSettings
      source={source}
      table={isFault(table) ? null : table}
      choices={choices}
      onChoose={task.choose}
      onLeave={() => task.take(null)}
    />
  );
  if (isFault(table)) {
    return (
      <>
        {settings}
        <p role="alert" className={styles["attention"]}>
          {describeFault(table, office)}
        </p>
      </>
    );
  }
  const { columns, reading } = table;
  return (
    <>
      {settings}
      {refusal?.kind === "changed" && (
        <p role="alert" className={styles["attention"]}>
          {office.menuImport.menuChanged(nameList(refusal.names))}
        </p>
      )}
      {refusal?.kind === "invalid" && (
        <FileProblems failure={refusal.failure} texts={office.records.problems} />
      )}
      <p className={styles["hint"]}>{office.menuImport.columnsHint}</p>
      <ColumnTable
        table={table}
        known={importFieldsOf(target)}
        onChoose={(at, field) => task.choose({ columns: chooseColumn(columns, at, field) })}
      />
      <Fallbacks task={task} table={table} target={target} />
      {plan !== null && columns.includes("name") && (
        <ImportPreview
          plan={plan}
          menu={target.menu}
          format={reading.format}
          leavesProblemsOut={choices.leavesProblemsOut}
          onLeaveOut={(leavesProblemsOut) => task.choose({ leavesProblemsOut })}
        />
      )}
    </>
  );
}

const fallbackFields = ["category", "productGroup"] as const;

type FallbacksProps = ChosenSheetProps & { readonly table: ReadTable };

/** Where new articles go whose row does not say it; a new name is added. */
function Fallbacks({ task, table, target }: FallbacksProps) {
  const { menuImport, records } = useOfficeMessages();
  const id = useId();
  const { fallback } = task.choices;
  const { taxClasses } = target.menu;
  const asksForTaxClass = task.plan?.asksForTaxClass === true;
  const names = { category: target.menu.categories, productGroup: target.menu.productGroups };
  const needed = fallbackFields.filter((field) => {
    const at = table.columns.indexOf(field);
    return at === -1 || table.rows.some(({ cells }) => (cells[at] ?? "").trim() === "");
  });
  if (needed.length === 0 && !asksForTaxClass) return null;
  return (
    <fieldset className={styles["fallbacks"]}>
      <legend className={styles["title"]}>{menuImport.fallback}</legend>
      {needed.map((field) => (
        <div key={field}>
          <TextField
            label={records.fields[field]}
            hint={menuImport.fallbackHint}
            autoComplete="off"
            list={`${id}-${field}`}
            value={fallback[field]}
            onChange={({ target: { value } }) =>
              task.choose({ fallback: { ...fallback, [field]: value } })
            }
          />
          <datalist id={`${id}-${field}`}>
            {names[field].map(({ id: key, name }) => (
              <option key={key} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        </div>
      ))}
      {asksForTaxClass && (
        <ChoiceField
          label={records.fields.taxClass}
          hint={menuImport.taxClassHint}
          placeholder={records.none}
          value={fallback.taxClass ?? ""}
          options={taxClasses.map(({ name }) => ({ value: name, name }))}
          onChange={(chosen) =>
            task.choose({ fallback: { ...fallback, taxClass: chosen === "" ? null : chosen } })
          }
        />
      )}
    </fieldset>
  );
}

type ImportFootProps = {
  readonly plan: MenuImportPlan;
  readonly hindrance: Hindrance | null;
  readonly isBusy: boolean;
  readonly onImport: () => void;
};

function ImportFoot({ plan, hindrance, isBusy, onImport }: ImportFootProps) {
  const office = useOfficeMessages();
  return (
    <div className={styles["foot"]}>
      <p className={styles["hint"]} aria-live="polite">
        {isBusy ? office.menuImport.importing : hindranceText(hindrance, plan, office)}
      </p>
      <Button kind="next" isBusy={isBusy} disabled={hindrance !== null} onClick={onImport}>
        {office.menuImport.import(plan.articles.length)}
      </Button>
    </div>
  );
}

function hindranceText(
  hindrance: Hindrance | null,
  plan: MenuImportPlan,
  { menuImport, records }: OfficeMessages,
): string | null {
  switch (hindrance) {
    case "no-names":
      return menuImport.noNames;
    case "no-prices":
      return menuImport.noPrices;
    case "no-tax-class":
      return menuImport.noTaxClass;
    case "problems":
      return menuImport.counts.problems(plan.problems.length);
    case "nothing":
      return menuImport.nothing;
    case "too-many-groups": {
      const large = findLargeList(plan);
      return large === null
        ? null
        : menuImport.tooManyGroups(records.titles[large.list], large.count, maximumImportGroups);
    }
    case null:
      return null;
  }
}

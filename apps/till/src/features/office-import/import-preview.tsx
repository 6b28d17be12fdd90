import { importFields } from "@comanda/domain/menu-import/import-field";
import type { MenuImportPlan, PlannedArticle } from "@comanda/domain/menu-import/plan-menu-import";
import type { ArticleNow, MenuNow } from "@comanda/domain/menu-import/menu-now";
import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import { money } from "@comanda/domain/money/money";
import type { Language } from "@comanda/domain/venue/settings";
import { useMemo, useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { useOfficeMessages, type OfficeMessages } from "#language/office-messages.tsx";
import { useLanguages } from "#language/use-language.ts";
import { CheckField } from "#ui/check-field.tsx";
import { Choices } from "#ui/choices.tsx";
import { DataTable } from "#ui/data-table.tsx";

import { allergenText } from "./allergen-text.ts";
import { describeImportProblem } from "./describe-import-problem.ts";
import styles from "./import-screen.module.css";

type ImportPreviewProps = {
  readonly plan: MenuImportPlan;
  readonly menu: MenuNow;
  readonly format: MoneyFormat;
  readonly leavesProblemsOut: boolean;
  readonly onLeaveOut: (isLeftOut: boolean) => void;
};

/** What an import will add and change, and the rows with problems. */
export function ImportPreview(props: ImportPreviewProps) {
  const { plan, menu, format } = props;
  const { menuImport, records } = useOfficeMessages();
  const { counts } = menuImport;
  const added = plan.articles.filter(({ before }) => before === null);
  const changed = plan.articles.filter(({ before }) => before !== null);
  const lists = [
    { value: "added", name: counts.added(added.length), count: added.length },
    { value: "changed", name: counts.changed(changed.length), count: changed.length },
    { value: "problems", name: counts.problems(plan.problems.length), count: plan.problems.length },
  ] as const;
  const [wanted, setWanted] = useState<(typeof lists)[number]["value"] | null>(null);
  const filled = lists.filter(({ count }) => count > 0);
  const shown = filled.find(({ value }) => value === wanted) ?? filled.at(-1);
  const news = [
    [records.titles.category, plan.categories],
    [records.titles.productGroup, plan.productGroups],
    [records.titles.managementGroup, plan.managementGroups],
  ] as const;
  return (
    <section className={styles["preview"]}>
      <h2 className={styles["title"]}>{menuImport.preview}</h2>
      {plan.problems.length > 0 && <LeaveOut {...props} />}
      <ul className={styles["news"]}>
        {plan.unchanged > 0 && <li>{counts.unchanged(plan.unchanged)}</li>}
        {news.map(
          ([list, drafts]) =>
            drafts.length > 0 && (
              <li key={list}>
                {menuImport.alsoNew(list, nameList(drafts.map(({ name }) => name)))}
              </li>
            ),
        )}
      </ul>
      {shown !== undefined && (
        <Choices
          label={menuImport.preview}
          value={shown.value}
          options={filled}
          onChange={setWanted}
        />
      )}
      {shown?.value === "problems" && <ProblemList plan={plan} />}
      {shown?.value === "added" && (
        <ArticleTable label={menuImport.newArticles} articles={added} menu={menu} format={format} />
      )}
      {shown?.value === "changed" && (
        <ArticleTable
          label={menuImport.changedArticles}
          articles={changed}
          menu={menu}
          format={format}
        />
      )}
    </section>
  );
}

function LeaveOut({ plan, leavesProblemsOut, onLeaveOut }: ImportPreviewProps) {
  const { menuImport } = useOfficeMessages();
  const rows = new Set(plan.problems.map(({ row }) => row));
  return (
    <>
      <p className={styles["attention"]}>{menuImport.problemsHint}</p>
      <CheckField
        label={menuImport.leaveOut(rows.size)}
        isChecked={leavesProblemsOut}
        onChange={onLeaveOut}
      />
    </>
  );
}

/** As many as one corrects before trying again. */
const shownProblems = 50;

function ProblemList({ plan }: Pick<ImportPreviewProps, "plan">) {
  const office = useOfficeMessages();
  const messages = useAllMessages();
  const left = plan.problems.length - shownProblems;
  return (
    <>
      <ul className={styles["problems"]}>
        {plan.problems.slice(0, shownProblems).map((problem) => (
          <li key={`${problem.row} ${problem.column}`}>
            {describeImportProblem(problem, { office, messages })}
          </li>
        ))}
      </ul>
      {left > 0 && <p>{office.records.moreUses(left)}</p>}
    </>
  );
}

type ArticleTableProps = {
  readonly label: string;
  readonly articles: readonly PlannedArticle[];
  readonly menu: MenuNow;
  readonly format: MoneyFormat;
};

const rowOf = ({ row }: PlannedArticle) => row;

function ArticleTable({ label, articles, menu, format }: ArticleTableProps) {
  const office = useOfficeMessages();
  const language = useLanguages().language.code;
  const columns = useMemo(() => {
    const { menuImport, records } = office;
    return [
      {
        key: "row",
        title: menuImport.row,
        isNumber: true,
        text: (one: PlannedArticle) => String(one.row),
        order: rowOf,
      },
      { key: "name", title: records.fields.name, text: ({ name }: PlannedArticle) => name },
      {
        key: "changes",
        title: menuImport.changes,
        text: (one: PlannedArticle) =>
          changesOf(one, { office, language, menu, format }).join(" · "),
      },
    ];
  }, [office, language, menu, format]);
  return (
    <div className={styles["table"]}>
      <DataTable
        label={label}
        texts={office.parts.table}
        rows={articles}
        keyOf={rowOf}
        columns={columns}
      />
    </div>
  );
}

type ChangeContext = {
  readonly office: OfficeMessages;
  readonly language: Language;
  readonly menu: MenuNow;
  readonly format: MoneyFormat;
};

/** The name has a column of its own. */
const shownFields = importFields.filter((field) => field !== "name");

/** Price: 90.00, now 95.00; for a new article only the new values. */
function changesOf({ before, draft }: PlannedArticle, context: ChangeContext): readonly string[] {
  const { menuImport, records } = context.office;
  return shownFields.flatMap((field) => {
    const now = draft[field];
    if (now === undefined) return [];
    const after = textOf(now, context);
    if (before === null) return [after];
    return [menuImport.change(records.fields[field], formerText(before, field, context), after)];
  });
}

type ShownValue = ArticleNow["allergens"] | string | number | boolean;

function textOf(value: ShownValue, context: ChangeContext): string {
  const { office, format } = context;
  if (typeof value === "object") return allergenText(value, context) || office.records.none;
  if (typeof value === "boolean") return value ? office.records.yes : office.records.no;
  return typeof value === "number" ? formatMoney(money(value), format) : value;
}

function formerText(
  before: ArticleNow,
  field: (typeof shownFields)[number],
  context: ChangeContext,
): string {
  const { menu, office } = context;
  const nameIn = (
    list: readonly { readonly id: number; readonly name: string }[],
    id: number | null,
  ) => list.find((one) => one.id === id)?.name ?? office.records.none;
  switch (field) {
    case "category":
      return nameIn(menu.categories, before.category);
    case "productGroup":
      return nameIn(menu.productGroups, before.productGroup);
    case "managementGroup":
      return nameIn(menu.managementGroups, before.managementGroup);
    case "taxClass":
      return nameIn(menu.taxClasses, before.taxClass);
    default:
      return textOf(before[field], context);
  }
}

/** As many as one reads. */
const shownNames = 12;

export function nameList(names: readonly string[]): string {
  const shown = names.slice(0, shownNames).join(", ");
  return names.length > shownNames ? `${shown} … (${names.length})` : shown;
}

import type { ImportField } from "@comanda/domain/menu-import/import-field";
import { readCell } from "@comanda/domain/menu-import/read-import-row";
import { formatMoney } from "@comanda/domain/money/format-money";
import type { Language } from "@comanda/domain/venue/settings";

import { useOfficeMessages, type OfficeMessages } from "#language/office-messages.tsx";
import { useLanguages } from "#language/use-language.ts";
import { SelectField } from "#ui/select-field.tsx";

import { allergenText } from "./allergen-text.ts";
import { columnLetter } from "./describe-import-problem.ts";
import styles from "./import-screen.module.css";
import type { ReadTable } from "./plan-import.ts";

type ColumnTableProps = {
  readonly table: ReadTable;
  /** What a column can be imported as. */
  readonly known: readonly ImportField[];
  readonly onChoose: (at: number, field: ImportField | null) => void;
};

/** Enough to see whether a column is what it is taken for. */
const shownRows = 6;

/** The first rows as they will be read, below what each column is imported as. */
export function ColumnTable({ table, known, onChoose }: ColumnTableProps) {
  const office = useOfficeMessages();
  const language = useLanguages().language.code;
  const { menuImport, records } = office;
  const { columns, heading, rows } = table;
  const fields = [
    { value: "", name: menuImport.notImported },
    ...known.map((value) => ({ value, name: records.fields[value] })),
  ];
  return (
    <section className={styles["columns"]} aria-label={menuImport.columns}>
      <table>
        <thead>
          <tr>
            <th scope="col">{menuImport.row}</th>
            {columns.map((field, at) => (
              <th key={columnLetter(at + 1)} scope="col" data-imported={field !== null}>
                <SelectField
                  label={menuImport.column(columnLetter(at + 1))}
                  isLabelShown={false}
                  icon={null}
                  value={field ?? ""}
                  options={fields}
                  onChange={(value) => onChoose(at, known.find((one) => one === value) ?? null)}
                />
                <span className={styles["heading"]}>{heading[at]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shownRows).map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((field, at) => (
                <ReadCell
                  key={columnLetter(at + 1)}
                  field={field}
                  value={cells[at]?.trim() ?? ""}
                  table={table}
                  office={office}
                  language={language}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type ReadCellProps = {
  readonly field: ImportField | null;
  readonly value: string;
  readonly table: ReadTable;
  readonly office: OfficeMessages;
  readonly language: Language;
};

function ReadCell({ field, value, table, office, language }: ReadCellProps) {
  if (field === null || value === "") return <td className={styles["left-out"]}>{value}</td>;
  const { format } = table.reading;
  const read = readCell(field, value, table.reading);
  if ("code" in read) return <td className={styles["wrong"]}>{value}</td>;
  const amount = read.price ?? read.cost;
  if (amount !== undefined)
    return <td className={styles["number"]}>{formatMoney(amount, format)}</td>;
  if (read.category !== undefined) return <td>{read.category.join(" > ")}</td>;
  if (read.isActive !== undefined) {
    return <td>{read.isActive ? office.records.yes : office.records.no}</td>;
  }
  if (read.allergens !== undefined) {
    return <td>{allergenText(read.allergens, { office, language })}</td>;
  }
  return <td>{read.name ?? read.productGroup ?? read.managementGroup ?? read.taxClass}</td>;
}

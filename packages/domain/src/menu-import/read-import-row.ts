import type { AllergenStatement } from "../menu/allergens.ts";
import type { Money } from "../money/money.ts";
import { nameRules } from "../office/check-article.ts";
import { checkTexts, type Problem } from "../office/problem.ts";
import { unescapeFormula } from "../text/csv.ts";
import { foldText } from "../text/fold-text.ts";
import { tidyName } from "../text/tidy-text.ts";
import type { TableRow } from "../text/table-rows.ts";
import type { ImportColumns, ImportField } from "./import-field.ts";
import type { CellProblem, ImportProblem } from "./import-problem.ts";
import { readAllergens, type AllergenSigns } from "./read-allergens.ts";
import { readPrice, type PriceReading } from "./read-price.ts";

/** How the cells of a table are read. */
export type CellReading = PriceReading & {
  readonly columns: ImportColumns;
  readonly allergenSigns: AllergenSigns;
};

/** What one row says about an article. A missing field is a column that is not imported, or an empty cell. */
export type ImportRow = {
  readonly row: number;
  readonly name?: string;
  readonly price?: Money;
  readonly cost?: Money;
  /** A category and those around it, outermost first. */
  readonly category?: readonly string[];
  readonly productGroup?: string;
  readonly managementGroup?: string;
  readonly taxClass?: string;
  readonly isActive?: boolean;
  readonly allergens?: readonly AllergenStatement[];
};

type CellContent = Omit<ImportRow, "row">;

/** Reads the cells of a row, each by the field of its column. */
export function readImportRow(
  { row, cells }: TableRow,
  reading: CellReading,
): { readonly read: ImportRow; readonly problems: readonly ImportProblem[] } {
  const problems: ImportProblem[] = [];
  const read: ImportRow = { row };
  for (const [at, cell] of cells.entries()) {
    const value = cell.trim();
    const field = reading.columns[at];
    if (value === "" || field === null) continue;
    const place = { row, column: at + 1, value };
    const content = field === undefined ? beyondColumns : readCell(field, value, reading);
    if ("code" in content) problems.push({ ...place, field: field ?? null, ...content });
    else Object.assign(read, content);
  }
  return { read, problems };
}

const beyondColumns = { code: "beyond-columns" } as const;

/** What a cell says, or why it cannot be read. */
export function readCell(
  field: ImportField,
  value: string,
  reading: CellReading,
): CellContent | CellProblem {
  if (isFormula(value)) return { code: "formula" };
  switch (field) {
    case "price":
    case "cost": {
      const amount = readPrice(value, reading);
      if (typeof amount !== "number") return amount;
      return field === "price" ? { price: amount } : { cost: amount };
    }
    case "isActive": {
      const isActive = yesOrNo.get(foldText(value));
      return isActive === undefined ? { code: "invalid" } : { isActive };
    }
    case "category":
      return readPath(value);
    case "allergens": {
      const allergens = readAllergens(value, reading.allergenSigns);
      return "code" in allergens ? allergens : { allergens };
    }
    default:
      return readText(field, value);
  }
}

function readText(
  field: "name" | "productGroup" | "managementGroup" | "taxClass",
  value: string,
): CellContent | CellProblem {
  const text = readName(value);
  if (typeof text !== "string") return text;
  if (field === "name") return { name: text };
  if (field === "taxClass") return { taxClass: text };
  return field === "productGroup" ? { productGroup: text } : { managementGroup: text };
}

/** Programs write a formula itself, or the error that it came to, instead of a value. */
function isFormula(value: string): boolean {
  return /^=|^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/i.test(value);
}

function readName(value: string): string | CellProblem {
  const name = tidyName(unescapeFormula(value));
  const [problem] = checkTexts({ name: nameRules }, { name });
  return problem === undefined ? name : cellProblemOf(problem);
}

function cellProblemOf({ code, maximum }: Problem): CellProblem {
  return maximum === undefined ? { code } : { code, maximum };
}

/** Drinks > Wine > Red */
function readPath(value: string): CellContent | CellProblem {
  const category: string[] = [];
  for (const part of value.split(">")) {
    const name = readName(part.trim());
    if (typeof name !== "string") return name;
    category.push(name);
  }
  return { category };
}

const yesWords = ["yes", "y", "true", "1", "x", "✓", "sim", "ja", "co", "ใช่", "oo"];
const noWords = ["no", "n", "false", "0", "-", "nao", "nein", "khong", "ไม่", "ไม่ใช่", "hindi"];
/** Folded. */
const yesOrNo: ReadonlyMap<string, boolean> = new Map(
  [...yesWords, ...noWords].map((word) => [word, yesWords.includes(word)]),
);

import {
  allergenLetters,
  allergens,
  allergenStatements,
  noAllergens,
  type Allergen,
  type AllergenStatement,
} from "../menu/allergens.ts";
import { foldText } from "../text/fold-text.ts";
import type { TableRow } from "../text/table-rows.ts";
import { allergenWords } from "./allergen-words.ts";
import type { ImportColumns } from "./import-field.ts";

/** The letters and numbers that stand for allergens in one table. */
export type AllergenSigns = ReadonlyMap<string, Allergen>;

export type AllergenCellProblem = {
  readonly code: "unknown-allergen" | "uncertain-allergen" | "none-beside-others";
  /** The word, the letter or the number. */
  readonly other?: string;
};

/** Lower case, as words are folded. */
const letters: AllergenSigns = new Map(
  allergens.map((one) => [allergenLetters[one].toLowerCase(), one]),
);
/** In the order of the regulation. */
const numbers: AllergenSigns = new Map(allergens.map((one, at) => [String(at + 1), one]));

/** Austrian letters, and the numbers 1 to 14. */
export const allergenSigns: AllergenSigns = new Map([...letters, ...numbers]);

/** Up to H, lists of all countries have the same letters; Austria leaves out I, J and K. */
const lastCommonLetter = "h";

/**
 * The signs that are certain in a table. A letter that Austria does not use shows another list, in which L is
 * something else; numbers beside letters, or above 14, are those of additives.
 */
export function chooseAllergenSigns(
  rows: readonly TableRow[],
  columns: ImportColumns,
): AllergenSigns {
  const at = columns.indexOf("allergens");
  const found = new Set(rows.flatMap(({ cells }) => signsIn(cells[at] ?? "")));
  const foundLetters = [...found].filter((sign) => /\D/.test(sign));
  const isOtherList = foundLetters.some((sign) => !letters.has(sign));
  const hasAdditives =
    foundLetters.length > 0 || [...found].some((sign) => !allergenSigns.has(sign));
  const certain = [...letters].filter(([sign]) => !isOtherList || sign <= lastCommonLetter);
  return new Map(hasAdditives ? certain : [...certain, ...numbers]);
}

const statementOf: ReadonlyMap<string, AllergenStatement> = new Map(
  allergenStatements.flatMap((one) => allergenWords[one].map((word) => [word, one] as const)),
);

/** Reads names in any of our languages, letters and numbers: A, C, G or 1; 7 or Gluten / Milk. */
export function readAllergens(
  value: string,
  certain: AllergenSigns,
): readonly AllergenStatement[] | AllergenCellProblem {
  if (isCutNumber(value)) return { code: "uncertain-allergen", other: "1" };
  const found = new Set<AllergenStatement>();
  const written = wordsIn(value);
  if (written.length === 0) return { code: "unknown-allergen", other: value };
  for (const word of written) {
    const one = statementOf.get(word) ?? certain.get(word);
    if (one === undefined) {
      return allergenSigns.has(word)
        ? { code: "uncertain-allergen", other: word.toUpperCase() }
        : { code: "unknown-allergen", other: word };
    }
    found.add(one);
  }
  if (found.size > 1 && found.has(noAllergens)) return { code: "none-beside-others" };
  return allergenStatements.filter((one) => found.has(one));
}

/** Where 7,10 was typed, a spreadsheet program with a decimal comma has stored the number 7,1. */
function isCutNumber(value: string): boolean {
  return /^\d+,1$/.test(value);
}

/** Separators, unless they are within brackets. */
const between = /[,;:/|&+\n](?![^(]*\))/;
const withinBrackets = /[()[\],;/]/;

/** The words of a cell, folded: some have brackets of their own, and signs may have only a space between them. */
function wordsIn(value: string): readonly string[] {
  const whole = fold(value);
  // Not available, which is neither nuts nor gluten.
  if (whole === "n/a") return [whole];
  return whole.split(between).flatMap((part) => {
    if (statementOf.has(part.trim())) return [part.trim()];
    return part.split(withinBrackets).map(fold).filter(isFilled).flatMap(apart);
  });
}

function apart(words: string): readonly string[] {
  const single = words.split(" ");
  return single.every(isSign) ? single : [words];
}

function signsIn(value: string): readonly string[] {
  return wordsIn(value).filter(isSign);
}

function isSign(word: string): boolean {
  return /^(?:[a-z]|\d{1,2})$/.test(word);
}

/** Without the full stop that ends a list. */
function fold(text: string): string {
  return foldText(text).replace(/\.$/, "");
}

function isFilled(word: string): boolean {
  return word !== "";
}

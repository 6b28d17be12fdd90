import type { ImportProblem } from "@comanda/domain/menu-import/import-problem";
import type { SheetFault } from "@comanda/domain/menu-import/read-sheet";
import { maximumImportRows } from "@comanda/domain/menu-import/import-field";

import type { AllMessages } from "#language/all-messages.ts";
import type { OfficeMessages } from "#language/office-messages.tsx";

import { problemText } from "../office-records/index.ts";
import { maximumFileBytes, type UnreadableSource } from "./source.ts";

type Speech = { readonly office: OfficeMessages; readonly messages: AllMessages };

/** Row 5, column C: … (“12,5O”) */
export function describeImportProblem(problem: ImportProblem, speech: Speech): string {
  const { menuImport } = speech.office;
  const { row, column, value } = problem;
  const place =
    column === null ? menuImport.placeOfRow(row) : menuImport.place(row, columnLetter(column));
  const stands = value === "" ? "" : ` (“${value.slice(0, shownLength)}”)`;
  return `${place}: ${whatIsWrong(problem, speech)}${stands}`;
}

/** Enough to recognise a cell. */
const shownLength = 60;

function whatIsWrong(problem: ImportProblem, speech: Speech): string {
  const { code, field, maximum = 0, other = "" } = problem;
  const { menuImport, records } = speech.office;
  switch (code) {
    case "formula":
    case "beyond-columns":
    case "category-circle":
    case "none-beside-others":
      return menuImport.sheetProblems[code];
    case "unknown-allergen":
    case "uncertain-allergen":
      return menuImport.allergenProblems[code](other);
    case "name-repeated":
      return menuImport.nameRepeated(other);
    case "category-elsewhere":
      return other === "" ? menuImport.categoryAtTop : menuImport.categoryElsewhere(other);
    default: {
      const label = field === null ? "" : records.fields[field];
      return problemText({ code, maximum, error: label }, label, speech);
    }
  }
}

/** Why a file or a text cannot be read at all. */
export function describeFault(
  fault: SheetFault | { readonly fault: UnreadableSource },
  { menuImport }: OfficeMessages,
): string {
  const { faults } = menuImport;
  switch (fault.fault) {
    case "open-quote":
    case "text-after-quote":
      return faults[fault.fault](menuImport.place(fault.row, columnLetter(fault.column)));
    case "too-many-rows":
      return faults["too-many-rows"](String(maximumImportRows));
    case "too-large":
      return faults["too-large"](String(maximumFileBytes / (1024 * 1024)));
    default:
      return faults[fault.fault];
  }
}

const letters = 26;

/** 1 is A, and 27 is AA, as in a spreadsheet. */
export function columnLetter(column: number): string {
  const last = (column - 1) % letters;
  const rest = Math.floor((column - 1) / letters);
  return `${rest === 0 ? "" : columnLetter(rest)}${String.fromCharCode(65 + last)}`;
}

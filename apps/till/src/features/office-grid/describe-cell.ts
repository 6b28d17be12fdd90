import type { GridField, GridProblem } from "@comanda/domain/menu-grid/grid-cell";

import type { AllMessages } from "#language/all-messages.ts";
import type { OfficeMessages } from "#language/office-messages.tsx";

import { problemText } from "../office-records/index.ts";

type Speech = { readonly office: OfficeMessages; readonly messages: AllMessages };

/** What is wrong with a cell, in a sentence. */
export function describeCellProblem(
  field: GridField,
  { code, maximum = 0, other = "" }: GridProblem,
  { office, messages }: Speech,
): string {
  const { menuGrid, menuImport, records } = office;
  const label = records.fields[field];
  switch (code) {
    case "formula":
      return menuGrid.formula;
    case "not-found":
      return menuGrid.notFound(label);
    case "category-elsewhere":
      return other === "" ? menuImport.categoryAtTop : menuImport.categoryElsewhere(other);
    case "none-beside-others":
      return menuImport.sheetProblems[code];
    case "unknown-allergen":
    case "uncertain-allergen":
      return menuImport.allergenProblems[code](other);
    default:
      return problemText({ code, maximum, error: label }, label, { office, messages });
  }
}

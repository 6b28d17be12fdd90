import { columnAt } from "./chart-data.ts";
import { countText, type ReportContext, type ReportTable } from "./report-texts.ts";

/** How many articles were sold whose cost is unknown, in a sentence; none if there are none. */
export function unknownCostNotes(reply: ReportTable, look: ReportContext): readonly string[] {
  const [cost, quantity] = [columnAt(reply, "cost"), columnAt(reply, "quantity")];
  if (cost.column === undefined) return [];
  const unknown = reply.rows.filter(
    (row) => cost.cellOf(row) === null && quantity.numberOf(row) !== 0,
  ).length;
  return unknown === 0 ? [] : [look.texts.unknownCosts(countText(unknown, look))];
}

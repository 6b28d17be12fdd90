import type { CommissionDuesOnPaper, ReportNames } from "@comanda/contract/report-documents";
import { earnedAmount } from "@comanda/domain/commission/commission-due";
import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

import { findDues } from "../commission/index.ts";
import { findArticleLabels } from "../menu/index.ts";

type People = ReadonlyMap<number, ReportNames["staff"][number]>;

/** The unpaid lines of each member of staff, as the till lists them, with the names that a paper needs. */
export async function listCommissionDues(
  database: Database,
  location: LocationId,
  people: People,
): Promise<CommissionDuesOnPaper> {
  const dues = await findDues(database, location);
  const articles = dues.flatMap(({ lines }) => lines.map(({ article }) => article));
  const labels = await findArticleLabels(database, location, [...new Set(articles)]);
  return dues.map(({ staff, amount, lines }) => {
    const { ref = "", name = "" } = people.get(staff) ?? {};
    const rows = lines.map((line) => ({
      billNumber: line.billNumber,
      qty: line.quantity,
      article: labels.get(line.article)?.name ?? "",
      amount: earnedAmount(line),
    }));
    return { ref, name, amount, lines: rows };
  });
}

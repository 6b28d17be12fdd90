import { officeArticle } from "@comanda/contract/office-menu";

import type { RefusedCall } from "#call/refused-call.ts";
import { matchesSchema } from "#database/portable-columns.ts";
import type { WriteContext } from "#journal/command.ts";

import { refuseRows, saveRecords, type SaveResult } from "../office/index.ts";
import { articleTopic } from "./article-topic.ts";
import { findBegunDays, findPriceDay } from "./dated-prices.ts";

/**
 * Saves articles; a price must begin on a later day. Set-up files may be older than their prices: there a day that has
 * begun means the price.
 */
export async function saveArticles(
  context: WriteContext,
  body: unknown,
): Promise<SaveResult | RefusedCall> {
  if (!matchesSchema(officeArticle.save.body, body)) throw new Error("No articles");
  const { tx, session, at } = context;
  const today = await findPriceDay({ database: tx, location: session.location, at });
  const problems = findBegunDays(body.save, today);
  return problems.length > 0 ? refuseRows(problems) : saveRecords(articleTopic, context, body);
}

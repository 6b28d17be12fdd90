import {
  officePayType,
  readPromotionCalendar as readPromotionCalendarCall,
  tryPromotions as tryPromotionsCall,
} from "@comanda/contract/office-selling";

import type { Database } from "#database/database.ts";
import { matchesSchema } from "#database/portable-columns.ts";
import type { BackgroundRegistry } from "#http/background-reads.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { registerTopicReads, registerTopicSave, type Topic } from "../office/index.ts";
import { commissionTopic } from "./commission-topic.ts";
import { currencyTopic } from "./currency-topic.ts";
import { discountReasonTopic } from "./discount-reason-topic.ts";
import { expenseCategoryTopic, payTypeTopic, taxClassTopic } from "./pay-topics.ts";
import { foreignCurrencyTopic } from "./foreign-currency-topic.ts";
import { ledgerAccountTopic } from "./ledger-account-topic.ts";
import { promotionTopic } from "./promotion-topic.ts";
import { readPromotionCalendar } from "./read-promotion-calendar.ts";
import { savePayTypes, type SavePayTypesBody } from "./save-pay-types.ts";
import { tryPromotions } from "./try-promotions.ts";

export const sellingTopics: readonly Topic[] = [
  taxClassTopic,
  payTypeTopic,
  expenseCategoryTopic,
  currencyTopic,
  foreignCurrencyTopic,
  promotionTopic,
  commissionTopic,
  discountReasonTopic,
  ledgerAccountTopic,
];

export function registerOfficeSellingReads(registry: BackgroundRegistry, database: Database): void {
  for (const topic of sellingTopics) registerTopicReads(registry, database, topic);
  registry.answerInBackground(tryPromotionsCall, ({ body }, { location }) =>
    tryPromotions(database, location, body),
  );
  registry.answerInBackground(readPromotionCalendarCall, async ({ body }) =>
    readPromotionCalendar(body),
  );
}

export function registerOfficeSellingRoutes(registry: CallRegistry): void {
  registry.answerWrite(payTypeTopic.save, ({ body }, context) =>
    savePayTypes(context, toSavePayTypesBody(body)),
  );
  for (const topic of sellingTopics) {
    if (topic !== payTypeTopic) registerTopicSave(registry, topic);
  }
}

/** The reply is typed by the topic, the request by the schema of pay types. */
function toSavePayTypesBody(body: unknown): SavePayTypesBody {
  if (!matchesSchema(officePayType.save.body, body)) throw new Error("No pay types");
  return body;
}

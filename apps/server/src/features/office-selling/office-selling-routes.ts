import {
  readPromotionCalendar as readPromotionCalendarCall,
  tryPromotions as tryPromotionsCall,
} from "@comanda/contract/office-selling";

import type { Database } from "#database/database.ts";
import type { BackgroundRegistry } from "#http/background-reads.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { registerTopicReads, registerTopicSave, type Topic } from "../office/index.ts";
import { commissionTopic } from "./commission-topic.ts";
import { currencyTopic } from "./currency-topic.ts";
import { expenseCategoryTopic, payTypeTopic } from "./pay-topics.ts";
import { promotionTopic } from "./promotion-topic.ts";
import { readPromotionCalendar } from "./read-promotion-calendar.ts";
import { tryPromotions } from "./try-promotions.ts";

export const sellingTopics: readonly Topic[] = [
  payTypeTopic,
  expenseCategoryTopic,
  currencyTopic,
  promotionTopic,
  commissionTopic,
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
  for (const topic of sellingTopics) registerTopicSave(registry, topic);
}

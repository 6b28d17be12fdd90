import {
  readPromotionCalendar as readPromotionCalendarCall,
  tryPromotions as tryPromotionsCall,
} from "@comanda/contract/office-selling";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { registerTopic, type Topic } from "../office/index.ts";
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

export function registerOfficeSellingRoutes(registry: CallRegistry, database: Database): void {
  for (const topic of sellingTopics) registerTopic(registry, database, topic);
  registry.answerSigned(tryPromotionsCall, ({ body }, { location }) =>
    tryPromotions(database, location, body),
  );
  registry.answerSigned(readPromotionCalendarCall, async ({ body }) => readPromotionCalendar(body));
}

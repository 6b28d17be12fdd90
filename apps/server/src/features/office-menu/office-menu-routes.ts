import { previewPrices as previewPricesCall } from "@comanda/contract/office-prices";

import type { Database } from "#database/database.ts";
import type { BackgroundRegistry } from "#http/background-reads.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { registerTopicReads, registerTopicSave, type Topic } from "../office/index.ts";
import { articleTopic } from "./article-topic.ts";
import { categoryTopic } from "./category-topic.ts";
import {
  favoriteTopic,
  managementGroupTopic,
  mixerGroupTopic,
  orderLevelTopic,
  productGroupTopic,
} from "./group-topics.ts";
import { previewPrices } from "./preview-prices.ts";
import { saveArticles } from "./save-articles.ts";
import { questionTopic } from "./question-topic.ts";
import { scheduledMenuTopic } from "./scheduled-menu-topic.ts";

export const menuTopics: readonly Topic[] = [
  articleTopic,
  categoryTopic,
  favoriteTopic,
  scheduledMenuTopic,
  mixerGroupTopic,
  questionTopic,
  orderLevelTopic,
  productGroupTopic,
  managementGroupTopic,
];

export function registerOfficeMenuReads(registry: BackgroundRegistry, database: Database): void {
  for (const topic of menuTopics) registerTopicReads(registry, database, topic);
  registry.answerInBackground(previewPricesCall, ({ body }, { location }, at) =>
    previewPrices({ database, location, at }, body),
  );
}

export function registerOfficeMenuRoutes(registry: CallRegistry): void {
  registry.answerWrite(articleTopic.save, ({ body }, context) => saveArticles(context, body));
  for (const topic of menuTopics) {
    if (topic !== articleTopic) registerTopicSave(registry, topic);
  }
}

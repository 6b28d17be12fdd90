import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { registerTopic } from "../office/index.ts";
import { articleTopic } from "./article-topic.ts";
import { categoryTopic } from "./category-topic.ts";

const menuTopics = [articleTopic, categoryTopic];

export function registerOfficeMenuRoutes(registry: CallRegistry, database: Database): void {
  for (const topic of menuTopics) registerTopic(registry, database, topic);
}

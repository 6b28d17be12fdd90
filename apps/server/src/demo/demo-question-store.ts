import type { ArticleId, LocationId } from "@comanda/domain/id";

import type { WriteTransaction } from "#database/database.ts";
import { toFlag } from "#database/portable-columns.ts";

import { mapByName, requireByName, wholeUnits } from "./demo-amounts.ts";
import type { DemoQuestion } from "./demo-location.ts";

/** Inserts the questions with their choices and the articles that they are about. */
export async function insertQuestions(
  tx: WriteTransaction,
  location: LocationId,
  questions: readonly DemoQuestion[],
  articles: ReadonlyMap<string, ArticleId>,
): Promise<void> {
  if (questions.length === 0) return;
  const rows = questions.map((question, index) => ({
    location,
    name: question.name,
    index_number: index + 1,
    minimum: question.minimum,
    maximum: question.maximum,
    included: question.included ?? 0,
    names_price: toFlag(question.namesPrice ?? false),
  }));
  const ids = mapByName(
    await tx.insertInto("question").values(rows).returning(["id", "name"]).execute(),
  );
  const choices = questions.flatMap((question) =>
    question.choices.map((choice, index) => ({
      location,
      question: requireByName(ids, question.name),
      article: requireByName(articles, choice.article),
      index_number: index + 1,
      price: wholeUnits(choice.price),
      is_default: toFlag(choice.isDefault ?? false),
      maximum: choice.maximum ?? 1,
    })),
  );
  await tx.insertInto("question_choice").values(choices).execute();
  const about = questions.flatMap(({ name, about: names }) =>
    names.map((article) => ({
      location,
      question: requireByName(ids, name),
      article: requireByName(articles, article),
    })),
  );
  await tx.insertInto("question_article").values(about).execute();
}

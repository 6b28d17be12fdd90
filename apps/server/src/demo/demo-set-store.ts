import type { ArticleId, LocationId } from "@comanda/domain/id";
import { noMoney } from "@comanda/domain/money/money";

import type { WriteTransaction } from "#database/database.ts";

import { requireByName, wholeUnits } from "./demo-amounts.ts";
import type { DemoMenu } from "./demo-location.ts";

type SetInput = {
  readonly location: LocationId;
  readonly menu: Pick<DemoMenu, "sets">;
  readonly articles: ReadonlyMap<string, ArticleId>;
};

const firstSection = 100;

/** The sections of sets are questions about them. */
export async function insertSets(
  tx: WriteTransaction,
  { location, menu, articles }: SetInput,
): Promise<void> {
  const sections = (menu.sets ?? []).flatMap((set) =>
    set.sections.map((section) => ({ ...section, set: requireByName(articles, set.article) })),
  );
  for (const [index, { name, choices, set }] of sections.entries()) {
    const { id: question } = await tx
      .insertInto("question")
      .values({
        location,
        name,
        // After the questions about other articles.
        index_number: firstSection + index,
        minimum: 1,
        maximum: 1,
        included: 0,
        names_price: 0,
        revision: 1,
        deleted_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.insertInto("question_article").values({ location, question, article: set }).execute();
    const rows = choices.map(({ article, extra }, place) => ({
      location,
      question,
      article: requireByName(articles, article),
      index_number: place + 1,
      price: extra === undefined ? noMoney : wholeUnits(extra),
      is_default: 0 as const,
      maximum: 1,
    }));
    await tx.insertInto("question_choice").values(rows).execute();
  }
}

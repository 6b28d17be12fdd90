import { isShown, type Article } from "./article.ts";
import type { Menu } from "./menu.ts";
import type { Choice, Question } from "./question.ts";

type SoldChoice = { readonly choice: Choice; readonly article: Article };

/** The choices that can be sold; what the answer has run out of can still be left out. */
export function soldChoices(
  { articles }: Pick<Menu, "articles">,
  { choices }: Pick<Question, "choices">,
): readonly SoldChoice[] {
  return choices.flatMap((choice) => {
    const article = articles.find(({ id }) => id === choice.article);
    return article === undefined || !isShown(article) ? [] : [{ choice, article }];
  });
}

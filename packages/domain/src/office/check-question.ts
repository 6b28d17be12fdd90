import type { ArticleId, CategoryId } from "../id.ts";
import { deepestAnswer, mostAnswersOf, type Choice, type Question } from "../menu/question.ts";
import { questionsAbout } from "../menu/questions-about.ts";
import { isValidPrice, largestPrice } from "./check-article.ts";
import { checkSubjects } from "./check-subjects.ts";
import { checkNoDuplicates, keepFirstPerField, outOfRange, type Problem } from "./problem.ts";

/** The fields of a question that the back office stores. */
export type OfficeQuestion = Pick<
  Question,
  "name" | "indexNumber" | "minimum" | "maximum" | "included" | "namesPrice"
> & {
  readonly choices: readonly (Omit<Choice, "article"> & { readonly product: ArticleId })[];
  readonly products: readonly ArticleId[];
  readonly categories: readonly CategoryId[];
};

/** The most answers to one question, and pieces of one answer. */
const mostAnswers = 20;

/** Checks that guests can answer the question, and what is chosen at first. */
export function checkQuestion(question: OfficeQuestion): readonly Problem[] {
  const { minimum, maximum, included, choices } = question;
  return keepFirstPerField([
    ...requireBetween("maximum", maximum, { least: 1, most: mostAnswers }),
    ...requireBetween("minimum", minimum, { least: 0, most: maximum }),
    ...requireBetween("included", included, { least: 0, most: maximum }),
    ...checkPossible(question),
    ...checkChoices(choices, maximum),
    ...checkNamedPrice(question),
    ...checkSubjects(question, { mayBeNone: true }),
  ]);
}

function requireBetween(
  field: string,
  value: number,
  { least, most }: { readonly least: number; readonly most: number },
): readonly Problem[] {
  return value >= least && value <= most ? [] : [outOfRange(field, least, most)];
}

/** An article could not be ordered if a question asked for more answers than it has choices. */
function checkPossible({ minimum, choices }: OfficeQuestion): readonly Problem[] {
  const possible = mostAnswersOf(choices);
  if (choices.length === 0) return [{ field: "choices", code: "required" }];
  return minimum > possible
    ? [{ field: "minimum", code: "never-answered", least: minimum, most: possible }]
    : [];
}

function checkChoices(choices: OfficeQuestion["choices"], maximum: number): readonly Problem[] {
  const defaults = choices.filter(({ isDefault }) => isDefault);
  const field = "choices";
  if (!choices.every(({ price }) => isValidPrice(price))) {
    return [outOfRange(field, 0, largestPrice)];
  }
  if (!choices.every((choice) => choice.maximum >= 1 && choice.maximum <= mostAnswers)) {
    return [outOfRange(field, 1, mostAnswers)];
  }
  return [
    ...checkNoDuplicates(
      field,
      choices.map(({ product }) => product),
    ),
    ...(defaults.length > maximum ? [{ field, code: "does-not-fit" } as const] : []),
  ];
}

/** An article has one price, so that one answer names it. */
function checkNamedPrice({ namesPrice, minimum, maximum }: OfficeQuestion): readonly Problem[] {
  const isOne = minimum === 1 && maximum === 1;
  return !namesPrice || isOne ? [] : [{ field: "namesPrice", code: "price-by-one-answer" }];
}

type Asked = { readonly id: ArticleId; readonly category: CategoryId };

/**
 * Finds the questions whose answers lead to ever more questions, or deeper than a till asks: an answer about an item, one
 * about that, and one about that.
 */
export function findEndlessQuestions(
  questions: readonly Question[],
  articles: readonly Asked[],
): ReadonlyMap<Question, "answers-in-circle" | "answers-too-deep"> {
  const byId = new Map(articles.map((article) => [article.id, article]));
  const found = new Map<Question, "answers-in-circle" | "answers-too-deep">();
  for (const question of questions) {
    const depth = depthOf(question, []);
    if (depth === "endless") found.set(question, "answers-in-circle");
    else if (depth > deepestAnswer) found.set(question, "answers-too-deep");
  }
  return found;

  function depthOf(question: Question, above: readonly Question[]): number | "endless" {
    if (above.includes(question)) return "endless";
    if (above.length > deepestAnswer) return above.length;
    let deepest = 1;
    for (const { article } of question.choices) {
      const asked = byId.get(article);
      const below = asked === undefined ? [] : questionsAbout(questions, asked);
      for (const next of below) {
        const depth = depthOf(next, [...above, question]);
        if (depth === "endless") return depth;
        deepest = Math.max(deepest, depth + 1);
      }
    }
    return deepest;
  }
}

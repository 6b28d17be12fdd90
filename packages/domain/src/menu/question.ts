import type { ArticleId, CategoryId, QuestionId } from "../id.ts";
import type { Money } from "../money/money.ts";

/** How the guests want an answer: as it is, without it, more of it, or beside the dish. */
export const answerWays = ["without", "extra", "on-the-side"] as const;
export type AnswerWay = (typeof answerWays)[number];

/** What a question can be answered with. */
export type Choice = {
  readonly article: ArticleId;
  /** What it adds to the price of the parent, or that price itself if the question names it. */
  readonly price: Money;
  /** Whether it is chosen until staff choose something else. */
  readonly isDefault: boolean;
  /** How many of it one piece of the parent can have. */
  readonly maximum: number;
};

/** What staff ask the guests about an article, such as the doneness, the sides or the extras. */
export type Question = {
  readonly id: QuestionId;
  readonly name: string;
  readonly indexNumber: number;
  /** How many answers one piece of the parent needs, and can have. */
  readonly minimum: number;
  readonly maximum: number;
  /** How many answers cost nothing: the cheapest ones. */
  readonly included: number;
  /** Whether the answer names the price of the parent, as sizes do, and adds nothing itself. */
  readonly namesPrice: boolean;
  readonly choices: readonly Choice[];
  /** The articles about which it is asked, and the categories, with their subcategories, whose articles it is about. */
  readonly articles: readonly ArticleId[];
  readonly categories: readonly CategoryId[];
};

/** An item has answers, these can have answers, and those once more. */
export const deepestAnswer = 3;

/**
 * A question asks for no more answers than the choices that are still sold can give, and without any it is not asked: no
 * dish is out of sale because of its question.
 */
export function answerableQuestions(
  questions: readonly Question[],
  isSold: (article: ArticleId) => boolean,
): readonly Question[] {
  return questions.flatMap((question) => {
    const sold = question.choices.filter(({ article }) => isSold(article));
    if (sold.length === 0) return [];
    return [{ ...question, minimum: answerableMinimum(question.minimum, sold) }];
  });
}

/** A question asks for no more answers than these choices can give. */
export function answerableMinimum(
  minimum: number,
  choices: readonly Pick<Choice, "maximum">[],
): number {
  return Math.min(minimum, mostAnswersOf(choices));
}

/** How many answers these choices can give to one question. */
export function mostAnswersOf(choices: readonly Pick<Choice, "maximum">[]): number {
  let most = 0;
  for (const { maximum } of choices) most += Math.max(0, maximum);
  return most;
}

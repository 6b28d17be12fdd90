import type { ArticleId, QuestionId } from "../id.ts";
import { noMoney, type Money } from "../money/money.ts";
import { quantity, type Quantity } from "../money/quantity.ts";
import type { AnswerWay, Choice, Question } from "./question.ts";

/** What guests answered, for all pieces of the parent together. */
export type Answer = {
  readonly question: QuestionId;
  readonly article: ArticleId;
  readonly quantity: Quantity;
  readonly way: AnswerWay | null;
};

/** Some of an answer, each piece at the same price. */
export type AnswerPart<Given extends Answer> = {
  readonly answer: Given;
  readonly quantity: Quantity;
  readonly price: Money;
};

export function findChoice(
  questions: readonly Question[],
  { question, article }: Pick<Answer, "question" | "article">,
): Choice | null {
  const asked = questions.find(({ id }) => id === question);
  return asked?.choices.find((choice) => choice.article === article) ?? null;
}

/** What is left out is no answer: it counts for no minimum or maximum and costs nothing. */
export function countsAsAnswer({ way }: Pick<Answer, "way">): boolean {
  return way !== "without";
}

/**
 * Prices the answers to the questions about so many pieces. Of each question the cheapest answers are included; "extra"
 * is more than what is included, so it never is. An answer of which only some is included has two parts.
 */
export function priceAnswers<Given extends Answer>(
  questions: readonly Question[],
  answers: readonly Given[],
  pieces: number,
): readonly AnswerPart<Given>[] {
  const left = new Map(questions.map(({ id, included }) => [id, included * pieces]));
  const cheapestFirst = answers
    .map((answer) => ({ answer, price: priceOfAnswer(questions, answer) }))
    .toSorted((one, other) => one.price - other.price);
  const included = new Map<Given, number>();
  for (const { answer } of cheapestFirst) {
    if (!countsAsAnswer(answer) || answer.way === "extra") continue;
    const free = Math.min(left.get(answer.question) ?? 0, answer.quantity);
    left.set(answer.question, (left.get(answer.question) ?? 0) - free);
    included.set(answer, free);
  }
  return answers.flatMap((answer) => {
    const price = priceOfAnswer(questions, answer);
    const free = price === noMoney ? 0 : (included.get(answer) ?? 0);
    return [
      { answer, quantity: quantity(free), price: noMoney },
      { answer, quantity: quantity(answer.quantity - free), price },
    ].filter((part) => part.quantity > 0);
  });
}

/** What a piece costs that is not included. */
function priceOfAnswer(questions: readonly Question[], answer: Answer): Money {
  const names = questions.find(({ id }) => id === answer.question)?.namesPrice === true;
  if (names || !countsAsAnswer(answer)) return noMoney;
  return findChoice(questions, answer)?.price ?? noMoney;
}

/** The price of the parent that an answer names, such as that of the large one. */
export function namedPrice(
  questions: readonly Question[],
  answers: readonly Answer[],
): Money | null {
  const names = (answer: Answer): boolean =>
    countsAsAnswer(answer) &&
    questions.some(({ id, namesPrice }) => namesPrice && id === answer.question);
  const naming = answers.find(names);
  return naming === undefined ? null : (findChoice(questions, naming)?.price ?? null);
}

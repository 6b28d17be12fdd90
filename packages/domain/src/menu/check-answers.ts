import type { ArticleId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { countsAsAnswer, findChoice, type Answer } from "./answer.ts";
import type { Question } from "./question.ts";

type Parent = {
  /** The name of the article that the questions are about. */
  readonly name: string;
  readonly pieces: number;
  readonly nameOf: (article: ArticleId) => string;
};

/** Refuses answers to questions that are not asked, then missing ones, then those that are too many, for any order of answers. */
export function checkAnswers(
  questions: readonly Question[],
  answers: readonly Answer[],
  { name, pieces, nameOf }: Parent,
): Refusal | null {
  const [stray] = answers
    .filter((answer) => findChoice(questions, answer) === null)
    .map(({ article }) => article)
    .toSorted((one, other) => one - other);
  if (stray !== undefined) {
    return refuse("answer-not-offered", { article: nameOf(stray), parent: name });
  }
  const given = answers.filter(countsAsAnswer);
  const missing = questions.find(
    ({ id, minimum }) => count(given, (answer) => answer.question === id) < minimum * pieces,
  );
  if (missing !== undefined) return refuse("answer-missing", { question: missing.name });
  return questions.flatMap((question) => checkMaximum(question, given) ?? [])[0] ?? null;

  function checkMaximum({ id, name: asked, maximum, choices }: Question, all: readonly Answer[]) {
    const own = all.filter((answer) => answer.question === id);
    if (count(own, () => true) > maximum * pieces) {
      return refuse("answers-too-many", { question: asked, maximum });
    }
    const often = choices.find(
      (choice) => count(own, ({ article }) => article === choice.article) > choice.maximum * pieces,
    );
    return often === undefined
      ? null
      : refuse("answers-too-many", { question: nameOf(often.article), maximum: often.maximum });
  }
}

function count(answers: readonly Answer[], isCounted: (answer: Answer) => boolean): number {
  return answers.filter(isCounted).reduce((sum, { quantity }) => sum + quantity, 0);
}

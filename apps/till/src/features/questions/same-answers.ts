import { nameOf, type Chosen } from "./chosen-answers.ts";

/** Whether the same is chosen, in whatever order it was touched. */
export function areSameAnswers(one: readonly Chosen[], other: readonly Chosen[]): boolean {
  return textOf(one) === textOf(other);
}

function textOf(chosen: readonly Chosen[]): string {
  return chosen
    .map((answer) => `${nameOf(answer)} ${answer.count} ${answer.way}`)
    .toSorted()
    .join("\n");
}

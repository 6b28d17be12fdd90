import type { ArticleId } from "../id.ts";
import type { Question } from "../menu/question.ts";

/** How many of each article are chosen in a section. */
export type SectionChoices = ReadonlyMap<ArticleId, number>;

type Asked = Pick<Question, "minimum" | "maximum" | "choices">;

/** What is chosen before anybody touched the section: the defaults, or the only choice of a section that needs one. */
export function defaultChoices({ minimum, maximum, choices }: Asked): SectionChoices {
  const defaults = choices.filter(({ isDefault }) => isDefault).slice(0, maximum);
  const only = minimum > 0 && choices.length === 1 ? choices : [];
  return new Map((defaults.length > 0 ? defaults : only).map(({ article }) => [article, 1]));
}

/**
 * A touch on a choice takes one more of it. If no more fits, what was chosen first gives way to another choice, and the
 * choice itself is dropped.
 */
export function pressChoice(
  { minimum, maximum, choices }: Asked,
  chosen: SectionChoices,
  article: ArticleId,
): SectionChoices {
  const most = choices.find((choice) => choice.article === article)?.maximum ?? 0;
  const before = chosen.get(article) ?? 0;
  const all = [...chosen.values()].reduce((sum, count) => sum + count, 0);
  const after = new Map(chosen);
  if (before < most && all < maximum) return after.set(article, before + 1);
  const isOnlyAnswer = minimum > 0 && maximum === 1;
  if (before > 0) {
    if (!isOnlyAnswer) after.delete(article);
    return after;
  }
  const [first] = chosen;
  if (most === 0 || first === undefined) return after;
  const [other, count] = first;
  if (count > 1) after.set(other, count - 1);
  else after.delete(other);
  return after.set(article, 1);
}

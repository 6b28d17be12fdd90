import type { SectionChoices } from "@comanda/domain/bill/press-choice";
import type { ArticleId } from "@comanda/domain/id";
import type { Question } from "@comanda/domain/menu/question";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";

import {
  partName,
  placeOfPart,
  QuestionsBelow,
  type Chosen,
  type PartAnswers,
} from "../questions/index.ts";
import { extraText } from "./extra-text.ts";
import styles from "./set-section.module.css";

type SetSectionProps = {
  readonly section: Question;
  readonly chosen: SectionChoices;
  readonly reference: Reference;
  readonly answers: PartAnswers;
  readonly onPress: (article: ArticleId) => void;
  readonly onAnswer: (part: string, answers: readonly Chosen[]) => void;
};

/** A section of a set with its choices, each with what it costs on top, and the questions about what is chosen. */
export function SetSection(props: SetSectionProps) {
  const { section, chosen, reference, onPress } = props;
  const { lines } = useAllMessages();
  const { name, minimum, maximum, included, choices } = section;
  const articles = reference.menu.articles;
  return (
    <fieldset className={styles["section"]}>
      <legend>
        {name}{" "}
        <span className={styles["hint"]}>{lines.chooseAnswers(minimum, maximum, included)}</span>
      </legend>
      <div className={styles["choices"]}>
        {choices.map(({ article: id, price }) => {
          const article = articles.find((each) => each.id === id);
          if (article === undefined || !article.isActive || article.isDeleted) return null;
          const count = chosen.get(id) ?? 0;
          return (
            <Button
              key={id}
              kind="choice"
              aria-pressed={count > 0}
              disabled={article.outOfStock.length > 0}
              onClick={() => onPress(id)}
            >
              <span>
                {count > 1 && `${count} × `}
                {article.name}
              </span>
              {price !== 0 && (
                <span className={styles["price"]}>{extraText(price, reference)}</span>
              )}
            </Button>
          );
        })}
      </div>
      {choices.map(({ article: id }) => {
        const article = chosen.has(id) ? articles.find((each) => each.id === id) : undefined;
        if (article === undefined) return null;
        const part = partName({ question: section.id, article: id });
        return (
          <QuestionsBelow
            key={id}
            reference={reference}
            place={placeOfPart(article)}
            chosen={props.answers.get(part) ?? []}
            onChange={(answers) => props.onAnswer(part, answers)}
          />
        );
      })}
    </fieldset>
  );
}

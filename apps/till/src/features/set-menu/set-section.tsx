import type { SectionChoices } from "@comanda/domain/bill/press-choice";
import type { ArticleId } from "@comanda/domain/id";
import type { Question } from "@comanda/domain/menu/question";
import { soldChoices } from "@comanda/domain/menu/sold-choices";

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
  const { name, minimum, maximum, included } = section;
  const offered = soldChoices(reference.menu, section);
  return (
    <fieldset className={styles["section"]}>
      <legend>
        {name}{" "}
        <span className={styles["hint"]}>{lines.chooseAnswers(minimum, maximum, included)}</span>
      </legend>
      <div className={styles["choices"]}>
        {offered.map(({ choice: { price }, article }) => {
          const count = chosen.get(article.id) ?? 0;
          return (
            <Button
              key={article.id}
              kind="choice"
              aria-pressed={count > 0}
              disabled={article.outOfStock.length > 0}
              onClick={() => onPress(article.id)}
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
      {offered.map(({ article }) => {
        if (!chosen.has(article.id)) return null;
        const part = partName({ question: section.id, article: article.id });
        return (
          <QuestionsBelow
            key={article.id}
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

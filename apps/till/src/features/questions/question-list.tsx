import { namedPrice, priceAnswers } from "@comanda/domain/menu/answer";
import type { Article } from "@comanda/domain/menu/article";
import type { Choice, Question } from "@comanda/domain/menu/question";
import { formatMoney } from "@comanda/domain/money/format-money";
import { lineTotal } from "@comanda/domain/money/line-total";
import { sumMoney } from "@comanda/domain/money/money";
import { oneQuantity, quantity } from "@comanda/domain/money/quantity";
import { soldChoices } from "@comanda/domain/menu/sold-choices";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icons.tsx";

import {
  findChosen,
  placeBelow,
  questionsAt,
  touchChoice,
  touchWay,
  type Chosen,
  type Place,
} from "./chosen-answers.ts";
import styles from "./question-list.module.css";

type QuestionListProps = {
  readonly reference: Reference;
  readonly place: Place;
  readonly chosen: readonly Chosen[];
  readonly onChange: (chosen: readonly Chosen[]) => void;
};

/** The questions about an item or an answer, and below each answer the questions about that. */
export function QuestionList(props: QuestionListProps) {
  const { reference, place } = props;
  const { lines } = useAllMessages();
  return questionsAt(reference.menu, place).map((question) => (
    <fieldset key={question.id} className={styles["question"]}>
      <legend>
        <strong>{question.name}</strong>{" "}
        <small>{lines.chooseAnswers(question.minimum, question.maximum, question.included)}</small>
      </legend>
      <div className={styles["choices"]}>
        {soldChoices(reference.menu, question).map(({ choice, article }) => (
          <ChoiceButtons
            key={article.id}
            {...props}
            question={question}
            choice={choice}
            article={article}
          />
        ))}
      </div>
      {soldChoices(reference.menu, question).map(({ article }) => {
        const answer = findChosen(props.chosen, { place, question, article });
        if (answer === undefined || answer.way === "without") return null;
        const below = placeBelow(place, answer, article);
        return <QuestionsBelow key={article.id} {...props} place={below} />;
      })}
    </fieldset>
  ));
}

/** The questions about what was chosen, under it; nothing if there are none. */
export function QuestionsBelow(props: QuestionListProps) {
  const { reference, place } = props;
  if (questionsAt(reference.menu, place).length === 0) return null;
  return (
    <fieldset className={styles["below"]}>
      <legend>{place.article.name}</legend>
      <QuestionList {...props} />
    </fieldset>
  );
}

/** Three dots in a square of 24. */
const dots = "M5 12h.01M12 12h.01M19 12h.01";

type ChoiceButtonsProps = QuestionListProps & {
  readonly question: Question;
  readonly choice: Choice;
  readonly article: Article;
};

function ChoiceButtons(props: ChoiceButtonsProps) {
  const { reference, place, chosen, question, article, onChange } = props;
  const { lines, order } = useAllMessages();
  const answer = findChosen(chosen, { place, question, article });
  const touch = { place, question, article };
  const isOut = article.outOfStock.length > 0;
  const way = answer?.way ?? null;
  const count = answer !== undefined && answer.count > 1 ? `${answer.count}× ` : "";
  const price = priceText(props, reference);
  return (
    <div className={styles["choice"]} data-way={way ?? undefined}>
      <Button
        kind="choice"
        aria-pressed={answer !== undefined}
        disabled={isOut && answer === undefined}
        onClick={() => onChange(touchChoice(reference.menu, chosen, touch))}
      >
        <span>
          {way === null ? null : <em>{order.ways[way]}</em>} {count}
          {article.name}
        </span>
        {price !== "" && <small>{price}</small>}
      </Button>
      {!question.namesPrice && (
        <Button
          kind="plain"
          aria-label={lines.wayOf(article.name)}
          onClick={() => onChange(touchWay(chosen, touch))}
        >
          <Icon>
            <path d={dots} />
          </Icon>
        </Button>
      )}
    </div>
  );
}

/** What the answer costs among the others if it is chosen, else what it would cost at most. */
function priceText(
  { chosen, place, question, choice, article }: ChoiceButtonsProps,
  { moneyFormat }: Reference,
): string {
  if (question.namesPrice) {
    const named = { question: question.id, article: article.id, quantity: oneQuantity, way: null };
    const price = namedPrice([question], [named]) ?? choice.price;
    return formatMoney(price, moneyFormat);
  }
  const own = chosen
    .filter((one) => one.about === place.name && one.question === question.id)
    .map((one) => ({ ...one, quantity: quantity(one.count) }));
  const parts = priceAnswers([question], own, 1).filter(
    ({ answer }) => answer.article === article.id,
  );
  const cost = sumMoney(parts.map((part) => lineTotal(part.price, part.quantity)));
  const shown = parts.length === 0 ? choice.price : cost;
  return shown === 0 ? "" : `+${formatMoney(shown, moneyFormat)}`;
}

import { findLine } from "@comanda/domain/bill/bill";
import { chosenParts } from "@comanda/domain/bill/chosen-parts";
import {
  chooseSetParts,
  extrasOfChoices,
  sectionsOfSet,
} from "@comanda/domain/bill/choose-set-parts";
import { lineKey, type NormalLine } from "@comanda/domain/bill/line";
import { priceNow } from "@comanda/domain/bill/price-now";
import type { Article } from "@comanda/domain/menu/article";
import { priceAt } from "@comanda/domain/menu/dated-price";
import { formatMoney } from "@comanda/domain/money/format-money";
import { sumMoney, type Money } from "@comanda/domain/money/money";
import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";
import { Redirect, useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { FormScreen } from "#ui/form-screen.tsx";

import { pathToFirstEarner } from "../lines/index.ts";
import { showRefusal } from "../notice/index.ts";
import { saleMoment, useOrder } from "../order/index.ts";
import { orderSet } from "./order-set.ts";
import { extrasOfAnswers } from "../questions/index.ts";
import { partsOfChoices } from "./set-choices.ts";
import { SetSection } from "./set-section.tsx";
import { useSetChoices } from "./use-set-choices.ts";

type SetScreenProps = {
  readonly reference: Reference;
  readonly articleId: string;
  /** The key of an unsent line whose parts are changed. */
  readonly line: string | undefined;
};

/** Chooses the parts of a set, all sections on one page. */
export function SetScreen({ reference, articleId, line }: SetScreenProps) {
  const bill = useOrder((state) => state.bill);
  const article = reference.menu.articles.find(({ id }) => String(id) === articleId);
  const found = bill === null || line === undefined ? null : findLine(bill, lineKey(line));
  const isGone = line !== undefined && (found?.type !== "normal" || found.isSaved);
  if (bill === null || article?.isSet !== true || isGone) return <Redirect to="/order" replace />;
  const old = found?.type === "normal" ? found : null;
  return <SetForm reference={reference} article={article} old={old} />;
}

type SetFormProps = {
  readonly reference: Reference;
  readonly article: Article;
  readonly old: NormalLine | null;
};

function SetForm({ reference, article, old }: SetFormProps) {
  const { lines, cancel } = useAllMessages();
  useTitle(article.name);
  const [, navigate] = useLocation();
  const bill = useOrder((state) => state.bill);
  const sections = sectionsOfSet(reference.menu, article);
  const changed = bill === null || old === null ? null : { bill, set: old };
  const { menu } = reference;
  const { choices, answers, isChanged, press, answer } = useSetChoices({ menu, sections, changed });
  const [before] = useState(() => (changed === null ? [] : chosenParts(changed.bill, changed.set)));
  const chosen = partsOfChoices(choices, before);
  const parts = chooseSetParts(menu, article, chosen);
  const price = formatMoney(
    sumMoney([
      priceOf(article, reference),
      extrasOfChoices(menu, article, chosen),
      extrasOfAnswers(menu, choices, answers),
    ]),
    reference.moneyFormat,
  );
  const handleSubmit = () => {
    if (isRefusal(parts)) {
      showRefusal(parts);
      return;
    }
    const ordered = orderSet({ article, parts, answers, old }, reference);
    if (ordered === null) return;
    const path = pathToFirstEarner(ordered);
    navigate(path ?? "/order", { replace: path !== null });
  };
  return (
    <FormScreen
      title={article.name}
      texts={{ cancel, submit: old === null ? lines.addSet(price) : lines.changeSet(price) }}
      isTyped={isChanged}
      onSubmit={handleSubmit}
      onCancel={() => navigate("/order")}
    >
      {sections.map((section) => (
        <SetSection
          key={section.id}
          section={section}
          chosen={choices.get(section.id) ?? new Map()}
          answers={answers}
          reference={reference}
          onPress={(choice) => press(section, choice)}
          onAnswer={answer}
        />
      ))}
    </FormScreen>
  );
}

function priceOf(article: Article, { promotions }: Reference): Money {
  const { bill } = useOrder.getState();
  if (bill === null) return article.price;
  const moment = saleMoment(bill);
  return priceNow(article, promotions, moment) ?? priceAt(article, moment);
}

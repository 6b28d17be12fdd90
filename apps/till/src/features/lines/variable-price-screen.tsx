import { isFormErrors } from "@comanda/domain/form/field-error";
import { parseVariablePriceForm } from "@comanda/domain/form/variable-price-form";
import { amountLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressPadKey, typeNumber } from "@comanda/domain/input-pad/press-pad-key";
import type { Article } from "@comanda/domain/menu/article";
import { formatMoney } from "@comanda/domain/money/format-money";
import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";
import { Redirect, useLocation } from "wouter";

import { fieldProblemText } from "#language/field-problem-text.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { FormScreen } from "#ui/form-screen.tsx";
import { KeyGrid } from "#ui/key-grid.tsx";
import { PadField } from "#ui/pad-field.tsx";

import { showRefusal } from "../notice/index.ts";
import { addPressed, pathAfterPress, useOrder } from "../order/index.ts";
import styles from "./variable-price-screen.module.css";

type VariablePriceScreenProps = { readonly reference: Reference; readonly articleId: string };

/** Asks for the price of an article whose price varies. */
export function VariablePriceScreen({ reference, articleId }: VariablePriceScreenProps) {
  const hasOrder = useOrder(({ bill }) => bill !== null);
  const article = reference.menu.articles.find(({ id }) => String(id) === articleId);
  if (!hasOrder || article?.hasVariablePrice !== true) return <Redirect to="/order" replace />;
  return <PriceForm reference={reference} article={article} />;
}

type PriceFormProps = { readonly reference: Reference; readonly article: Article };

function PriceForm({ reference, article }: PriceFormProps) {
  const messages = useAllMessages();
  const { lines, order, cancel } = messages;
  useTitle(lines.variablePrice);
  const [, navigate] = useLocation();
  const [price, setPrice] = useState("");
  const [problem, setProblem] = useState<string>();
  const limits = amountLimits(reference.moneyFormat);
  const change = (text: string) => {
    setPrice(text);
    setProblem(undefined);
  };
  const handleSubmit = () => {
    const parsed = parseVariablePriceForm({ price }, article, reference.moneyFormat);
    if (isRefusal(parsed)) {
      showRefusal(parsed);
      return;
    }
    if (isFormErrors(parsed)) {
      const [error] = parsed.fieldErrors;
      setProblem(error && fieldProblemText(error, lines.price, messages));
      return;
    }
    const after = addPressed(article, parsed.price);
    if (after !== "refused") {
      navigate(pathAfterPress(after, article) ?? "/order", { replace: true });
    }
  };
  return (
    <FormScreen
      title={lines.setPriceFor(article.name)}
      texts={{ cancel, submit: lines.confirm }}
      isTyped={price !== ""}
      keys={
        <KeyGrid
          texts={order}
          extra={limits.fraction ?? "none"}
          onKey={(key) => change(pressPadKey(price, key, limits))}
        />
      }
      onSubmit={handleSubmit}
      onCancel={() => navigate("/order")}
    >
      <PadField
        label={lines.price}
        value={price}
        problem={problem}
        isFirst
        onChange={(text) => change(typeNumber(price, text, limits))}
      />
      <Limits article={article} reference={reference} />
    </FormScreen>
  );
}

function Limits({ article, reference: { moneyFormat } }: PriceFormProps) {
  const { lines } = useAllMessages();
  const { priceMinimum, priceMaximum } = article;
  return (
    <dl className={styles["limits"]}>
      {priceMinimum !== null && (
        <div>
          <dt>{lines.minimum}</dt>
          <dd>{formatMoney(priceMinimum, moneyFormat)}</dd>
        </div>
      )}
      {priceMaximum !== null && (
        <div>
          <dt>{lines.maximum}</dt>
          <dd>{formatMoney(priceMaximum, moneyFormat)}</dd>
        </div>
      )}
    </dl>
  );
}

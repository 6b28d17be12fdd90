import type { previewPrices } from "@comanda/contract/office-prices";
import { formatTypedDate } from "@comanda/domain/input-pad/format-typed-date-time";
import { priceDay } from "@comanda/domain/menu/dated-price";
import { payableUnit } from "@comanda/domain/money/currency";
import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import { parseDateText } from "@comanda/domain/time/typed-date";
import { wireDate } from "@comanda/domain/time/wire-date";
import { useState, type FormEvent } from "react";

import type { RequestOf } from "#api/call.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceField } from "#ui/choice-field.tsx";
import { TextField } from "#ui/text-field.tsx";

import { isInvalidInput, parseNumber } from "../office-records/index.ts";
import { currentWholeSecond, requireSession, zoneOf } from "../order/index.ts";
import { roundingStepsIn } from "./rounding-steps.ts";
import styles from "./prices-screen.module.css";

export type PriceQuestion = RequestOf<typeof previewPrices>["body"];

type PriceFormProps = {
  readonly reference: Reference;
  readonly isBusy: boolean;
  /** Whether showing the prices is the main action. */
  readonly isLoud: boolean;
  readonly onChange: () => void;
  readonly onAsk: (question: PriceQuestion) => void;
};

/** By how much, of which category, and from when. */
export function PriceForm({ reference, isBusy, isLoud, onChange, onAsk }: PriceFormProps) {
  const { tools } = useOfficeMessages();
  const { prices } = tools;
  const messages = useAllMessages();
  const { menu, moneyFormat } = reference;
  const [category, setCategory] = useState("");
  const [percent, setPercent] = useState("");
  const [step, setStep] = useState(String(moneyFormat.hasDecimals ? 1_00 : 1000_00));
  const [date, setDate] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const basisPoints = parseNumber(percent, "percent", moneyFormat);
  const fromDate = readDate(date);
  const dateProblem = useDateProblem(fromDate);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    const chosen = menu.categories.find(({ id }) => String(id) === category);
    if (isInvalidInput(basisPoints) || fromDate === undefined || dateProblem !== undefined) return;
    onAsk({ category: chosen?.id ?? null, basisPoints, step: Number(step), fromDate });
  };
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    onChange();
  };
  const problem =
    isAsked && isInvalidInput(basisPoints)
      ? fieldProblemText(basisPoints.problem, prices.percent, messages)
      : undefined;
  return (
    <form noValidate className={styles["form"]} onSubmit={handleSubmit}>
      <ChoiceField
        label={prices.category}
        placeholder={prices.all}
        value={category}
        options={menu.categories.map(({ id, name }) => ({ value: String(id), name }))}
        onChange={change(setCategory)}
      />
      <TextField
        label={prices.percent}
        inputMode="text"
        autoComplete="off"
        value={percent}
        problem={problem}
        onChange={(event) => change(setPercent)(event.target.value)}
      />
      <FromDateField
        value={date}
        problem={isAsked ? dateProblem : undefined}
        onChange={change(setDate)}
      />
      <StepField value={step} format={moneyFormat} onChange={change(setStep)} />
      <Button kind={isLoud ? "next" : "plain"} type="submit" isBusy={isBusy}>
        {prices.preview}
      </Button>
    </form>
  );
}

/** The typed day; null if none is typed, undefined if it is none. */
function readDate(text: string): string | null | undefined {
  if (text.trim() === "") return null;
  const date = parseDateText(text);
  return date === null ? undefined : wireDate(date);
}

/** New prices begin at once or after today. */
function useDateProblem(fromDate: string | null | undefined): string | undefined {
  const { tools, records } = useOfficeMessages();
  const { fields } = useAllMessages();
  if (fromDate === null) return undefined;
  if (fromDate === undefined) return fields.wrongDateFormat;
  const today = priceDay({ at: currentWholeSecond(), timeZone: zoneOf(requireSession()) });
  return fromDate > today ? undefined : records.problems["not-a-later-day"](tools.prices.fromDate);
}

type FromDateFieldProps = {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
};

function FromDateField({ value, problem, onChange }: FromDateFieldProps) {
  const { prices } = useOfficeMessages().tools;
  return (
    <TextField
      label={prices.fromDate}
      hint={prices.fromDateHint}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      problem={problem}
      onChange={(event) => onChange(formatTypedDate(event.target.value))}
    />
  );
}

type StepFieldProps = {
  readonly value: string;
  readonly format: MoneyFormat;
  readonly onChange: (step: string) => void;
};

function StepField({ value, format, onChange }: StepFieldProps) {
  const { prices } = useOfficeMessages().tools;
  return (
    <ChoiceField
      label={prices.step}
      placeholder={prices.step}
      value={value}
      options={roundingStepsIn(format).map((one) => ({
        value: String(one),
        name: formatMoney(one, format),
      }))}
      onChange={(step) => onChange(step === "" ? String(payableUnit(format)) : step)}
    />
  );
}

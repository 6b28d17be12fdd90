import { previewPrices } from "@comanda/contract/office-prices";
import type { ReplyOf } from "@comanda/contract/call";
import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import { money } from "@comanda/domain/money/money";
import { useMemo, useState, type FormEvent } from "react";

import { callApi } from "#api/call.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceField } from "#ui/choice-field.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Empty } from "#ui/empty.tsx";
import { Screen } from "#ui/screen.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useUnsaved } from "#ui/unsaved.tsx";

import { showSuccess, useAction } from "../notice/index.ts";
import { isInvalidInput, parseNumber, saveRecords } from "../office-records/index.ts";
import styles from "./prices-screen.module.css";

type Preview = ReplyOf<typeof previewPrices>;
type Row = Preview[number];

/** The steps to which new prices are rounded, in minor units. 1 keeps every price exact; finer steps make no sense. */
const roundingSteps = [1, 25, 50, 1_00, 5_00, 10_00, 100_00, 1000_00];

type PricesScreenProps = { readonly reference: Reference };

/** Changes many prices at once: choose by how much, review the result, then save. */
export function PricesScreen({ reference }: PricesScreenProps) {
  const { tools } = useOfficeMessages();
  const { prices } = tools;
  const { isBusy, run } = useAction();
  const [preview, setPreview] = useState<Preview | null>(null);
  useTitle(prices.title);
  const changed = (preview ?? []).filter(({ before, price }) => before !== price);
  useUnsaved(changed.length > 0);
  const ask = (body: PriceQuestion) =>
    run(async () => {
      const asked = await callApi(previewPrices, { body });
      if (!asked.ok) return asked.failure;
      setPreview(asked.reply);
      return null;
    });
  const save = () =>
    run(async () => {
      const rows = changed.map(({ id, revision, price }) => ({ id, revision, price }));
      const saved = await saveRecords("article", { save: rows });
      if (!saved.ok) return saved.failure;
      showSuccess(prices.saved(rows.length));
      setPreview(null);
      return null;
    });
  return (
    <Screen title={prices.title}>
      <div className={styles["part"]}>
        <p className={styles["hint"]}>{prices.hint}</p>
        <PriceForm
          reference={reference}
          isBusy={isBusy}
          isLoud={changed.length === 0}
          onChange={() => setPreview(null)}
          onAsk={(body) => void ask(body)}
        />
        {preview !== null && changed.length === 0 && (
          <Empty title={prices.nothing} hint={prices.nothingHint} />
        )}
        {changed.length > 0 && (
          <>
            <NewPrices rows={changed} format={reference.moneyFormat} />
            <Button kind="next" isBusy={isBusy} onClick={() => void save()}>
              {prices.save(changed.length)}
            </Button>
          </>
        )}
      </div>
    </Screen>
  );
}

type PriceQuestion = Parameters<typeof callApi<typeof previewPrices>>[1]["body"];

type PriceFormProps = {
  readonly reference: Reference;
  readonly isBusy: boolean;
  /** Whether showing the prices is the main action. */
  readonly isLoud: boolean;
  readonly onChange: () => void;
  readonly onAsk: (question: PriceQuestion) => void;
};

function PriceForm({ reference, isBusy, isLoud, onChange, onAsk }: PriceFormProps) {
  const { tools } = useOfficeMessages();
  const { prices } = tools;
  const messages = useAllMessages();
  const { menu, moneyFormat } = reference;
  const [category, setCategory] = useState("");
  const [percent, setPercent] = useState("");
  const [step, setStep] = useState(String(moneyFormat.hasDecimals ? 1_00 : 1000_00));
  const [isAsked, setIsAsked] = useState(false);
  const basisPoints = parseNumber(percent, "percent", moneyFormat);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    const chosen = menu.categories.find(({ id }) => String(id) === category);
    if (isInvalidInput(basisPoints)) return;
    onAsk({ category: chosen?.id ?? null, basisPoints, step: Number(step) });
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
      <ChoiceField
        label={prices.step}
        placeholder={prices.step}
        value={step}
        options={roundingSteps.map((one) => ({
          value: String(one),
          name: formatMoney(money(one), moneyFormat),
        }))}
        onChange={change((value) => setStep(value === "" ? "1" : value))}
      />
      <Button kind={isLoud ? "next" : "plain"} type="submit" isBusy={isBusy}>
        {prices.preview}
      </Button>
    </form>
  );
}

const idOf = ({ id }: Row) => id;

function NewPrices({ rows, format }: { readonly rows: Preview; readonly format: MoneyFormat }) {
  const { parts, tools } = useOfficeMessages();
  const columns = useMemo(() => {
    const texts = tools.prices;
    const amount = (key: string, title: string, of: (row: Row) => number) => ({
      key,
      title,
      isNumber: true,
      text: (row: Row) => formatMoney(money(of(row)), format),
      order: of,
    });
    return [
      { key: "name", title: texts.article, text: ({ name }: Row) => name },
      amount("before", texts.before, ({ before }) => before),
      amount("after", texts.after, ({ price }) => price),
      {
        ...amount("difference", texts.difference, ({ before, price }) => price - before),
        isSecondary: true,
      },
    ];
  }, [tools, format]);
  return (
    <div className={styles["table"]}>
      <DataTable
        label={tools.prices.chosen}
        texts={parts.table}
        rows={rows}
        keyOf={idOf}
        columns={columns}
      />
    </div>
  );
}

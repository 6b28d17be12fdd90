import { previewPrices } from "@comanda/contract/office-prices";
import type { ReplyOf } from "@comanda/contract/call";
import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import { money } from "@comanda/domain/money/money";
import { useMemo, useState } from "react";

import { callApi } from "#api/call.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Empty } from "#ui/empty.tsx";
import { Screen } from "#ui/screen.tsx";
import { useUnsaved } from "#ui/unsaved.tsx";

import { showSuccess, useAction } from "../notice/index.ts";
import { saveRecords } from "../office-records/index.ts";
import { PriceForm, type PriceQuestion } from "./price-form.tsx";
import styles from "./prices-screen.module.css";

type Preview = ReplyOf<typeof previewPrices>;
type Row = Preview[number];

type PricesScreenProps = { readonly reference: Reference };

/** Changes many prices at once: choose by how much, review the result, then save. */
export function PricesScreen({ reference }: PricesScreenProps) {
  const { tools } = useOfficeMessages();
  const { prices } = tools;
  const { isBusy, run } = useAction();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [fromDate, setFromDate] = useState<string | null>(null);
  useTitle(prices.title);
  const changed = (preview ?? []).filter(({ before, price }) => before !== price);
  useUnsaved(changed.length > 0, isBusy);
  const ask = (body: PriceQuestion) =>
    run(async () => {
      const asked = await callApi(previewPrices, { body });
      if (!asked.ok) return asked.failure;
      setPreview(asked.reply);
      setFromDate(body.fromDate ?? null);
      return null;
    });
  const save = () =>
    run(async () => {
      const rows = changed.map(({ id, revision, price, datedPrices }) => ({
        id,
        revision,
        ...(fromDate === null ? { price } : { datedPrices }),
      }));
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
            <NewPrices rows={changed} fromDate={fromDate} format={reference.moneyFormat} />
            <Button kind="next" isBusy={isBusy} onClick={() => void save()}>
              {prices.save(changed.length)}
            </Button>
          </>
        )}
      </div>
    </Screen>
  );
}

const idOf = ({ id }: Row) => id;

type NewPricesProps = {
  readonly rows: Preview;
  /** Null if they begin at once. */
  readonly fromDate: string | null;
  readonly format: MoneyFormat;
};

function NewPrices({ rows, fromDate, format }: NewPricesProps) {
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
      amount("before", fromDate === null ? texts.before : texts.untilThen, ({ before }) => before),
      amount("after", texts.after, ({ price }) => price),
      {
        ...amount("difference", texts.difference, ({ before, price }) => price - before),
        isSecondary: true,
      },
    ];
  }, [tools, fromDate, format]);
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

import { minuteText } from "@comanda/domain/time/minute-text";
import type { ReplyOf } from "@comanda/contract/call";
import { tryPromotions } from "@comanda/contract/office-selling";
import { id } from "@comanda/domain/id";
import { formatTypedDate } from "@comanda/domain/input-pad/format-typed-date-time";
import { formatMoney } from "@comanda/domain/money/format-money";
import { lineTotal } from "@comanda/domain/money/line-total";
import { quantityOfTenths } from "@comanda/domain/money/quantity";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { dateText } from "@comanda/domain/time/date-time-text";
import { parseDateText } from "@comanda/domain/time/typed-date";
import { localTime, type TimeZone } from "@comanda/domain/time/local-time";
import { instantOfLocal } from "@comanda/domain/time/instant-of-local";
import { useState } from "react";

import { callApi } from "#api/call.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceField } from "#ui/choice-field.tsx";
import { FormSection } from "#ui/form-frame.tsx";
import { TextField } from "#ui/text-field.tsx";

import { useAction } from "../notice/index.ts";
import { currentWholeSecond } from "../order/index.ts";
import { articlesToTry } from "./articles-to-try.ts";
import { parseTime } from "./number-text.ts";
import styles from "./record-form.module.css";
import { recordName, type Fields } from "./office-record.ts";
import type { RecordContext } from "./value-text.ts";

type Trial = {
  readonly articles: ReplyOf<typeof tryPromotions>["articles"];
  /** How many more articles the promotion is for. */
  readonly more: number;
};
type PromotionTrialProps = {
  readonly values: Fields;
  readonly look: RecordContext;
  readonly zone: TimeZone;
};

const minutesPerHour = 60;

/** Asks the server for prices at a time and for a type of customer. */
function useTrial({ values, look: context, zone }: PromotionTrialProps) {
  const { isBusy, run } = useAction();
  const [date, setDate] = useState(() => dateText(localTime(currentWholeSecond(), zone)));
  const [time, setTime] = useState(() => {
    const { hour, minute } = localTime(currentWholeSecond(), zone);
    return minuteText(hour * minutesPerHour + minute);
  });
  const [customerType, setCustomerType] = useState("");
  const [trial, setTrial] = useState<Trial | null>(null);
  const day = parseDateText(date);
  const minutes = parseTime(time);
  const { articles, more } = articlesToTry(values, context.catalog);
  const types = context.catalog.get("customerType") ?? [];
  const chosen = types.find((thing) => String(thing.id) === customerType);
  const ask = () =>
    run(async () => {
      if (day === null || minutes === undefined) return null;
      const [hour, minute] = [Math.floor(minutes / minutesPerHour), minutes % minutesPerHour];
      const at = wireDateTime(instantOfLocal({ ...day, hour, minute, second: 0 }, zone));
      const type = chosen === undefined ? null : id<"customer-type">(chosen.id);
      const asked = await callApi(tryPromotions, { body: { at, customerType: type, articles } });
      if (!asked.ok) return asked.failure;
      setTrial({ articles: asked.reply.articles, more });
      return null;
    });
  return {
    date,
    setDate,
    time,
    setTime,
    customerType,
    setCustomerType,
    types,
    isDate: day !== null,
    isTime: minutes !== undefined,
    isAskable: articles.length > 0,
    trial,
    isBusy,
    ask,
  };
}

/** Previews what the articles of a promotion would cost at a given time. */
export function PromotionTrial(props: PromotionTrialProps) {
  const { look: context } = props;
  const { promotion: texts } = context.office.tools;
  const { fields } = useAllMessages();
  const { date, time, trial, isBusy, ...asking } = useTrial(props);
  return (
    <FormSection title={texts.title} hint={texts.hint}>
      <TextField
        label={texts.date}
        inputMode="numeric"
        value={date}
        problem={!asking.isDate ? fields.wrongDateFormat : undefined}
        onChange={(event) => asking.setDate(formatTypedDate(event.target.value))}
      />
      <TextField
        label={texts.time}
        value={time}
        problem={!asking.isTime ? fields.invalid(texts.time) : undefined}
        onChange={(event) => asking.setTime(event.target.value)}
      />
      <ChoiceField
        label={texts.customerType}
        placeholder={texts.anybody}
        value={asking.customerType}
        options={asking.types.map((thing) => ({
          value: String(thing.id),
          name: recordName(thing),
        }))}
        onChange={asking.setCustomerType}
      />
      <Button
        kind="plain"
        isBusy={isBusy}
        disabled={!asking.isAskable}
        onClick={() => void asking.ask()}
      >
        {texts.ask}
      </Button>
      {trial !== null && <TrialTable trial={trial.articles} look={context} />}
      {trial !== null && trial.more > 0 && <p>{texts.more(trial.more)}</p>}
    </FormSection>
  );
}

function TrialTable({
  trial,
  look: context,
}: {
  readonly trial: Trial["articles"];
  readonly look: RecordContext;
}) {
  const { promotion: texts } = context.office.tools;
  const names = new Map(
    (context.catalog.get("article") ?? []).map((one) => [one.id, recordName(one)]),
  );
  return (
    <table className={styles["versions"]}>
      <thead>
        <tr>
          <th scope="col">{texts.article}</th>
          <th scope="col">{texts.listPrice}</th>
          <th scope="col">{texts.price}</th>
          <th scope="col">{texts.promotion}</th>
        </tr>
      </thead>
      <tbody>
        {trial.map(({ article, quantity, productPrice, total, promotion }) => (
          <tr key={article}>
            <th scope="row">
              {quantity > 1 && `${quantity} × `}
              {names.get(article)}
            </th>
            <td className={styles["amount"]}>
              {formatMoney(lineTotal(productPrice, quantityOfTenths(quantity * 10)), context.money)}
            </td>
            <td className={styles["amount"]}>{formatMoney(total, context.money)}</td>
            <td>{promotion?.name ?? texts.none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { PaymentFormValues } from "@comanda/domain/form/payment-form";
import { amountLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressPadKey, typeNumber } from "@comanda/domain/input-pad/press-pad-key";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { offeredCategories, type ExpenseCategory } from "@comanda/domain/shift/expense-category";
import { useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { Choices } from "#ui/choices.tsx";
import { Empty } from "#ui/empty.tsx";
import { FormScreen } from "#ui/form-screen.tsx";
import { KeyGrid } from "#ui/key-grid.tsx";
import { PadField } from "#ui/pad-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useUnsaved } from "#ui/unsaved.tsx";

import styles from "./do-payment.module.css";

export type PaymentProblems = Readonly<Partial<Record<string, string>>>;

type PaymentFormProps = {
  readonly values: PaymentFormValues;
  readonly problems: PaymentProblems;
  readonly categories: readonly ExpenseCategory[];
  readonly moneyFormat: MoneyFormat;
  readonly onChange: (values: PaymentFormValues) => void;
  readonly onSubmit: () => void;
};

/** The direction of the money, its category and its amount. */
export function PaymentForm(props: PaymentFormProps) {
  const { values, problems, categories, moneyFormat, onChange, onSubmit } = props;
  const { money, order, cancel, ok } = useAllMessages();
  const [, navigate] = useLocation();
  const isTyped = values.amount !== "" || values.note !== "";
  useUnsaved(isTyped, false);
  const limits = amountLimits(moneyFormat);
  return (
    <FormScreen
      title={money.doPayment}
      texts={{ cancel, submit: ok }}
      isTyped={isTyped}
      keys={
        <KeyGrid
          texts={order}
          extra={limits.fraction ?? "none"}
          onKey={(key) => onChange({ ...values, amount: pressPadKey(values.amount, key, limits) })}
        />
      }
      onSubmit={onSubmit}
      onCancel={() => navigate("/order")}
    >
      <Choices
        label={money.direction}
        value={values.type}
        options={[
          { value: "money-in", name: money.moneyIn },
          { value: "money-out", name: money.moneyOut },
        ]}
        // The categories of the other direction are no longer offered.
        onChange={(type) => onChange({ ...values, type, expenseCategory: "" })}
      />
      <Categories values={values} categories={categories} onChange={onChange} />
      <PadField
        label={money.amount}
        value={values.amount}
        problem={problems["amount"]}
        onFocus={() => undefined}
        onChange={(text) =>
          onChange({ ...values, amount: typeNumber(values.amount, text, limits) })
        }
      />
      <TextField
        label={money.note}
        value={values.note}
        problem={problems["note"]}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...values, note: target.value })}
      />
    </FormScreen>
  );
}

type CategoriesProps = Pick<PaymentFormProps, "values" | "categories" | "onChange">;

function Categories({ values, categories, onChange }: CategoriesProps) {
  const { money } = useAllMessages();
  const { type, expenseCategory } = values;
  if (type !== "money-in" && type !== "money-out") return null;
  const offered = offeredCategories(categories, type);
  if (offered.length === 0) {
    return <Empty title={money.noCategories} hint={money.noCategoriesHint} />;
  }
  return (
    <fieldset className={styles["categories"]}>
      <legend>{money.expenseCategory}</legend>
      {offered.map(({ id, name }) => (
        <Button
          key={id}
          kind="plain"
          aria-pressed={String(id) === expenseCategory}
          onClick={() => onChange({ ...values, expenseCategory: String(id) })}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

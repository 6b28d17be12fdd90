import type { NumberSeparators } from "@comanda/domain/money/read-number";
import { formatMoney, formatMoneyWithSign } from "@comanda/domain/money/format-money";
import { money } from "@comanda/domain/money/money";

import { useSetUpMessages } from "#language/set-up-messages.ts";
import { languageName } from "#language/language-facts.ts";
import { useLanguages } from "#language/use-language.ts";
import { SelectField } from "#ui/select-field.tsx";

import { currencyOf } from "./currencies.ts";
import type { FirstForm } from "./first-form.ts";
import type { FieldsProps } from "./venue-fields.tsx";

/** How the world writes amounts. */
const notations: readonly NumberSeparators[] = [
  { decimalSeparator: ".", thousandSeparator: "," },
  { decimalSeparator: ",", thousandSeparator: "." },
  { decimalSeparator: ",", thousandSeparator: "\u00A0" },
  { decimalSeparator: ".", thousandSeparator: "'" },
];
const example = money(1234_50);

/** How amounts are written, and the language of tills and papers. */
export function HabitFields({ form, onChange }: Pick<FieldsProps, "form" | "onChange">) {
  const { fields } = useSetUpMessages();
  const { language, offered } = useLanguages();
  const { code: ownCode, tag } = language;
  const amounts = notations.map((numbers) => ({
    value: exampleOf(numbers),
    name: exampleWithSign(numbers, form, tag),
  }));
  const spoken = offered.map(({ code }) => ({ value: code, name: languageName(code) }));
  return (
    <>
      <SelectField
        label={fields.numbers}
        icon={null}
        value={exampleOf(form.numbers)}
        options={amounts}
        onChange={(chosen) => {
          const numbers = notations.find((notation) => exampleOf(notation) === chosen);
          if (numbers !== undefined) onChange({ numbers });
        }}
      />
      <SelectField
        label={fields.language}
        icon={null}
        value={form.language ?? ownCode}
        options={spoken}
        onChange={(code) => onChange({ language: code })}
      />
    </>
  );
}

/** As on the bills of the venue, where many countries write the sign of the currency. */
function exampleWithSign(
  numbers: NumberSeparators,
  { currency, currencySign }: FirstForm,
  tag: string,
): string {
  const { symbol } = currencyOf(currency, tag);
  const plain = { ...numbers, hasDecimals: true };
  if (currencySign === "none") return formatMoney(example, plain);
  const sign = { text: symbol, isBefore: currencySign === "before" };
  return formatMoneyWithSign(example, { ...plain, sign });
}

function exampleOf(numbers: NumberSeparators): string {
  return formatMoney(example, { ...numbers, hasDecimals: true });
}

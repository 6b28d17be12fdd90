import type { NumberSeparators } from "@comanda/domain/money/read-number";
import { formatMoney, formatMoneyWithSign } from "@comanda/domain/money/format-money";
import { money } from "@comanda/domain/money/money";
import { moneyFormatOf } from "@comanda/domain/venue/money-format-of";

import { useSetUpMessages } from "#language/set-up-messages.ts";
import { languageName } from "#language/language-facts.ts";
import { useLanguages } from "#language/use-language.ts";
import { SelectField } from "#ui/select-field.tsx";

import { currencyOf } from "./currencies.ts";
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
  const { tag } = language;
  const { currencySign } = form;
  const { symbol } = currencyOf(form.currency, tag);
  const amounts = notations.map((numbers) => ({
    value: exampleOf(numbers),
    // As on the bills of the venue, where many countries write the sign of the currency.
    name: formatMoneyWithSign(
      example,
      moneyFormatOf({ ...numbers, currencySign }, { hasDecimals: true, symbol }),
    ),
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
        value={form.language ?? language.code}
        options={spoken}
        onChange={(code) => onChange({ language: code })}
      />
    </>
  );
}

function exampleOf(numbers: NumberSeparators): string {
  return formatMoney(example, { ...numbers, hasDecimals: true });
}

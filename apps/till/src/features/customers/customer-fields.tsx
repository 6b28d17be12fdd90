import type { CustomerType } from "@comanda/domain/customer/customer";
import type { CustomerFormValues } from "@comanda/domain/form/customer-form";
import { formatTypedDate } from "@comanda/domain/input-pad/format-typed-date-time";

import { useAllMessages } from "#language/all-messages.ts";
import { ChoiceField } from "#ui/choice-field.tsx";
import { TextField } from "#ui/text-field.tsx";

import type { CustomerField, CustomerProblems } from "./form-fields.ts";
import styles from "./customer-fields.module.css";

type CustomerFieldsProps = {
  readonly values: CustomerFormValues;
  readonly problems: CustomerProblems;
  readonly customerTypes: readonly CustomerType[];
  readonly onChange: (field: CustomerField, text: string) => void;
};

type TextKind = {
  readonly type?: "email" | "tel";
  readonly inputMode?: "numeric";
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  readonly required?: boolean;
  readonly "data-scans"?: "typed";
};

/** A customer's details. The first three are required, and the company is shown last since few guests have one. */
export function CustomerFields({ values, problems, customerTypes, onChange }: CustomerFieldsProps) {
  const { customers } = useAllMessages();
  const text = (field: CustomerField, kind: TextKind = {}) => (
    <TextField
      label={customers[field]}
      autoComplete="off"
      value={values[field]}
      problem={problems[field]}
      onChange={(event) => {
        const typed = event.target.value;
        onChange(field, field === "dateOfBirth" ? formatTypedDate(typed) : typed);
      }}
      {...kind}
    />
  );
  return (
    <div className={styles["fields"]}>
      {text("name", { autoFocus: true, required: true })}
      {text("phone", { type: "tel", required: true })}
      <ChoiceField
        label={customers.customerType}
        placeholder={customers.chooseType}
        value={values.customerType}
        problem={problems.customerType}
        options={customerTypes.map(({ id, name }) => ({ value: String(id), name }))}
        onChange={(chosen) => onChange("customerType", chosen)}
      />
      {text("email", { type: "email" })}
      {text("dateOfBirth", { inputMode: "numeric", placeholder: customers.dateHint })}
      {text("cardNumber", { "data-scans": "typed" })}
      {text("preferredDrink")}
      {text("address")}
      <fieldset className={styles["company"]}>
        <legend className={styles["title"]}>{customers.company}</legend>
        <div className={styles["fields"]}>
          {text("companyName")}
          {text("companyTaxNumber")}
          {text("companyAddress")}
        </div>
      </fieldset>
    </div>
  );
}

import { useRef, type FormEvent } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { useFocusInvalid } from "#ui/use-focus-invalid.ts";

import type { Problem } from "../notice/index.ts";
import { CustomerFields } from "./customer-fields.tsx";
import styles from "./add-customer-form.module.css";
import { useCustomerForm, type AddedGuest } from "./use-customer-form.ts";

type AddCustomerFormProps = {
  readonly reference: Reference;
  /** What the button says that adds the customer and does what follows. */
  readonly submit: string;
  readonly onAdded: (guest: AddedGuest) => Promise<Problem>;
  readonly onCancel: () => void;
};

/** Adds a customer who has a company, within another screen. */
export function AddCustomerForm({ reference, submit, onAdded, onCancel }: AddCustomerFormProps) {
  const { customers, cancel } = useAllMessages();
  const customer = useCustomerForm(reference, { needsCompany: true });
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, Object.keys(customer.problems).length > 0 && customer.problems);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    customer.submit(onAdded);
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles["form"]}
      aria-label={customers.addCustomer}
      onSubmit={handleSubmit}
    >
      <CustomerFields
        values={customer.values}
        problems={customer.problems}
        customerTypes={reference.customerTypes}
        onChange={customer.change}
      />
      <div className={styles["buttons"]}>
        <Button kind="plain" onClick={onCancel}>
          {cancel}
        </Button>
        <Button kind="next" type="submit" isBusy={customer.isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

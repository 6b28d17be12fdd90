import { useId, useRef, type FormEvent } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useFocusInvalid } from "#ui/use-focus-invalid.ts";

import type { Problem } from "../notice/index.ts";
import styles from "./add-customer-dialog.module.css";
import { CustomerFields } from "./customer-fields.tsx";
import { useCustomerForm, type AddedGuest } from "./use-customer-form.ts";

type AddCustomerDialogProps = {
  readonly reference: Reference;
  /** What was sought and not found. */
  readonly search: string;
  /** What the button says that adds the customer and does what follows. */
  readonly submit: string;
  readonly onAdded: (guest: AddedGuest) => Promise<Problem>;
  readonly onCancel: () => void;
};

/** Adds a customer who has a company. */
export function AddCustomerDialog(props: AddCustomerDialogProps) {
  const { reference, search, submit, onAdded, onCancel } = props;
  const { customers, cancel } = useAllMessages();
  const customer = useCustomerForm(reference, { search, needsCompany: true });
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  useFocusInvalid(form, Object.keys(customer.problems).length > 0 && customer.problems);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    customer.submit(onAdded);
  };
  return (
    <Dialog
      kind="sheet"
      title={customers.addCustomer}
      onClose={onCancel}
      actions={
        <>
          <Button kind="plain" onClick={onCancel}>
            {cancel}
          </Button>
          <Button kind="next" type="submit" form={formId} isBusy={customer.isBusy}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
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
      </form>
    </Dialog>
  );
}

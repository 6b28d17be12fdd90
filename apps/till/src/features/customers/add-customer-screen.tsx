import { addCustomer } from "@comanda/contract/customer";
import type { Customer } from "@comanda/domain/customer/customer";
import { parseCustomerForm, type CustomerFormValues } from "@comanda/domain/form/customer-form";
import { isFormErrors, type FieldError } from "@comanda/domain/form/field-error";
import type { CustomerId } from "@comanda/domain/id";
import { localTime } from "@comanda/domain/time/local-time";
import { wireDate } from "@comanda/domain/time/wire-date";
import { useState } from "react";
import { useLocation } from "wouter";

import { useAllMessages, type AllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Failure } from "#api/failure.ts";
import type { Reference } from "#records/reference.ts";
import { write } from "#records/write.ts";
import { FormScreen } from "#ui/form-screen.tsx";
import { clearProblem } from "#ui/clear-problem.ts";
import { fieldProblemText, serverProblemText } from "#language/field-problem-text.ts";
import { Button } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";
import { useUnsaved } from "#ui/unsaved.tsx";
import { useEscape } from "#ui/use-escape.ts";

import { useNavigate } from "../navigation/index.ts";
import { showSuccess, useAction, useSaving } from "../notice/index.ts";
import {
  currentWholeSecond,
  requireBillForCustomer,
  requireSession,
  useOrder,
  zoneOf,
} from "../order/index.ts";
import { CustomerFields } from "./customer-fields.tsx";
import { emptyCustomer, type CustomerProblems, customerField } from "./form-fields.ts";
import { setBillCustomer } from "./set-bill-customer.ts";
import styles from "./add-customer-screen.module.css";

type AddedGuest = { readonly id: CustomerId; readonly name: string };

type AddCustomerScreenProps = {
  readonly reference: Reference;
  /** Whether the customer was looked for to be put on the bill of the order. */
  readonly isForBill: boolean;
};

/** Adds a guest to the venue's customers; the result can be put on the bill at once. */
export function AddCustomerScreen({ reference, isForBill }: AddCustomerScreenProps) {
  const messages = useAllMessages();
  const { customers, cancel, ok } = messages;
  useTitle(customers.addCustomer);
  const navigate = useNavigate();
  const [values, setValues] = useState(emptyCustomer);
  const [problems, setProblems] = useState<CustomerProblems>({});
  const [added, setAdded] = useState<AddedGuest | null>(null);
  const { isBusy, run } = useAction();
  const isTyped = Object.values(values).some((text) => text !== "");
  useUnsaved(isTyped && added === null, isBusy);
  if (added !== null) return <AddedCustomer {...added} />;
  const add = async (customer: Omit<Customer, "id">) => {
    const outcome = await sendCustomer(customer);
    if (!outcome.ok) {
      setProblems(problemsOfFailure(outcome.failure, messages));
      return outcome.failure.fields.length === 0 ? outcome.failure : null;
    }
    showSuccess(customers.added);
    const { id } = outcome.reply;
    const mayTakeOne = requireBillForCustomer() === null;
    const problem = isForBill && mayTakeOne ? await setBillCustomer(id) : null;
    // The customer exists by now, whatever becomes of the bill: the form must not add it once more.
    const isAsked = useOrder.getState().bill !== null && (!isForBill || problem !== null);
    if (isAsked) setAdded({ id, name: customer.name });
    else navigate("/order");
    return problem;
  };
  const handleSubmit = () => {
    const { customerTypes } = reference;
    const today = localTime(currentWholeSecond(), zoneOf(requireSession()));
    const parsed = parseCustomerForm(values, { customerTypes, today });
    setProblems(isFormErrors(parsed) ? problemsOfForm(parsed.fieldErrors, messages) : {});
    if (!isFormErrors(parsed)) void run(() => add(parsed));
  };
  return (
    <FormScreen
      title={customers.addCustomer}
      texts={{ cancel, submit: ok }}
      isBusy={isBusy}
      isTyped={isTyped}
      onSubmit={handleSubmit}
      onCancel={() => navigate("/order")}
    >
      <CustomerFields
        values={values}
        problems={problems}
        customerTypes={reference.customerTypes}
        onChange={(field: keyof CustomerFormValues, text: string) => {
          setValues((before) => ({ ...before, [field]: text }));
          setProblems((before) => clearProblem(before, field));
        }}
      />
    </FormScreen>
  );
}

function sendCustomer({ dateOfBirth, ...customer }: Omit<Customer, "id">) {
  const DOB = dateOfBirth === null ? "" : wireDate(dateOfBirth);
  return write(addCustomer, { body: { ...customer, DOB } });
}

/** Field problems found by the domain's rules. */
function problemsOfForm(errors: readonly FieldError[], messages: AllMessages): CustomerProblems {
  return Object.fromEntries(
    errors.flatMap((error) => {
      const field = customerField(error.field);
      return field === null
        ? []
        : [[field, fieldProblemText(error, messages.customers[field], messages)]];
    }),
  );
}

/** Field problems from the server, which may know more fields than this till. */
function problemsOfFailure({ fields }: Failure, messages: AllMessages): CustomerProblems {
  return Object.fromEntries(
    fields.flatMap(({ field: name, error }) => {
      const field = customerField(name);
      return field === null
        ? []
        : [[field, serverProblemText(error, messages.customers[field], messages)]];
    }),
  );
}

type AddedCustomerProps = { readonly id: CustomerId; readonly name: string };

/** Offers the new customer for the current bill: usually that is the guest at the table. */
function AddedCustomer({ id, name }: AddedCustomerProps) {
  const { customers } = useAllMessages();
  const [, navigate] = useLocation();
  const { isBusy, save } = useSaving();
  useEscape(() => navigate("/order"));
  return (
    <Screen title={customers.added}>
      <div className={styles["choices"]}>
        <Button
          kind="next"
          isBusy={isBusy}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter continues from where it submitted the form
          autoFocus
          onClick={() => void save(() => setBillCustomer(id))}
        >
          {customers.putOnBill(name)}
        </Button>
        <Button kind="plain" onClick={() => navigate("/order")}>
          {customers.notOnBill}
        </Button>
      </div>
    </Screen>
  );
}

import { addCustomer } from "@comanda/contract/customer";
import type { Customer } from "@comanda/domain/customer/customer";
import { hasCompany } from "@comanda/domain/customer/has-company";
import { parseCustomerForm, type CustomerFormValues } from "@comanda/domain/form/customer-form";
import { isFormErrors, type FieldError } from "@comanda/domain/form/field-error";
import { startCustomer } from "@comanda/domain/form/start-customer";
import type { CustomerId } from "@comanda/domain/id";
import { localTime } from "@comanda/domain/time/local-time";
import { wireDate } from "@comanda/domain/time/wire-date";
import { useState } from "react";

import type { Failure } from "#api/failure.ts";
import { useAllMessages, type AllMessages } from "#language/all-messages.ts";
import { fieldProblemText, serverProblemText } from "#language/field-problem-text.ts";
import type { Reference } from "#records/reference.ts";
import { write } from "#records/write.ts";
import { clearProblem } from "#ui/clear-problem.ts";

import { useAction, type Problem } from "../notice/index.ts";
import { currentWholeSecond, requireSession, zoneOf } from "../order/index.ts";
import {
  customerField,
  emptyCustomer,
  type CustomerField,
  type CustomerProblems,
} from "./form-fields.ts";

export type AddedGuest = { readonly id: CustomerId; readonly name: string };

type FormOptions = {
  /** What was sought and not found. */
  readonly search: string;
  readonly needsCompany: boolean;
};

/** The form of a new customer, as it is typed, refused and added. */
export function useCustomerForm(
  { customerTypes }: Pick<Reference, "customerTypes">,
  { search, needsCompany }: FormOptions,
) {
  const messages = useAllMessages();
  const [start] = useState({ ...emptyCustomer, ...startCustomer(search, { needsCompany }) });
  const [values, setValues] = useState<CustomerFormValues>(start);
  const [problems, setProblems] = useState<CustomerProblems>({});
  const { isBusy, run } = useAction();
  const add = async (
    customer: Omit<Customer, "id">,
    onAdded: (guest: AddedGuest) => Promise<Problem>,
  ): Promise<Problem> => {
    const outcome = await sendCustomer(customer);
    if (outcome.ok) return onAdded({ id: outcome.reply.id, name: customer.name });
    setProblems(problemsOfFailure(outcome.failure, messages));
    return outcome.failure.fields.length === 0 ? outcome.failure : null;
  };
  return {
    values,
    problems,
    isBusy,
    isTyped: JSON.stringify(values) !== JSON.stringify(start),
    change: (field: CustomerField, text: string) => {
      setValues((before) => ({ ...before, [field]: text }));
      setProblems((before) => clearProblem(before, field));
    },
    /** Adds the customer unless a field is refused. What follows belongs to the same press. */
    submit: (onAdded: (guest: AddedGuest) => Promise<Problem>) => {
      const today = localTime(currentWholeSecond(), zoneOf(requireSession()));
      const parsed = parseCustomerForm(values, { customerTypes, today });
      const found = {
        ...(isFormErrors(parsed) && problemsOfForm(parsed.fieldErrors, messages)),
        ...(needsCompany && !hasCompany(values) && companyMissing(messages)),
      };
      setProblems(found);
      if (!isFormErrors(parsed) && Object.keys(found).length === 0) {
        void run(() => add(parsed, onAdded));
      }
    },
  };
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

function companyMissing(messages: AllMessages): CustomerProblems {
  const label = messages.customers.companyName;
  return { companyName: fieldProblemText({ code: "required" }, label, messages) };
}

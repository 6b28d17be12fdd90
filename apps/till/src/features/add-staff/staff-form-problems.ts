import type { FormErrors } from "@comanda/domain/form/field-error";
import type { StaffFormValues } from "@comanda/domain/form/staff-form";

import type { Failure } from "#api/failure.ts";
import type { AllMessages } from "#language/all-messages.ts";
import { failureText } from "#language/failure-text.ts";
import { fieldProblemText, serverProblemText } from "#language/field-problem-text.ts";

export type StaffFormProblems = Readonly<Partial<Record<keyof StaffFormValues, string>>>;

export function formProblems(
  { fieldErrors }: FormErrors,
  messages: AllMessages,
): StaffFormProblems {
  const labels = new Map(Object.entries(staffFormLabels(messages)));
  return Object.fromEntries(
    fieldErrors.map((error) => [
      error.field,
      fieldProblemText(error, labels.get(error.field) ?? error.field, messages),
    ]),
  );
}

const formNames = new Map([
  ["ref", "staffId"],
  ["authPermitted", "mayLogIn"],
  ["subRoles", "permissions"],
]);

/** The server's problem for each field, such as an ID that is already taken. */
export function serverProblems(failure: Failure, messages: AllMessages): StaffFormProblems {
  const labels = new Map(Object.entries(staffFormLabels(messages)));
  return Object.fromEntries(
    failure.fields.map(({ field, error }) => {
      const name = formNames.get(field) ?? field;
      const said = serverProblemText(error, labels.get(name) ?? name, messages);
      return [name, said === error ? failureText({ ...failure, message: error }, messages) : said];
    }),
  );
}

export function staffFormLabels({
  username,
  password,
  floor,
}: AllMessages): Readonly<Record<keyof StaffFormValues, string>> {
  return {
    username,
    password,
    staffId: floor.staffId,
    userGroup: floor.staffGroup,
    firstName: floor.firstName,
    lastName: floor.lastName,
    mayLogIn: floor.canLogIn,
    permissions: floor.permissions,
  };
}

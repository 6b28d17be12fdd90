import { fieldErrorCodes } from "@comanda/domain/form/field-error";
import { refusalCodes } from "@comanda/domain/refusal";
import { describe, expect, test } from "vitest";

import { noticeMessages } from "./notice-messages.ts";
import { refusalMessages } from "./all-refusals.ts";
import { errorTitles, failureMessages, otherErrorTitle } from "./refusal-messages.ts";
import { fieldErrorMessages } from "./field-messages.ts";
import { requestErrors } from "./request-errors.ts";

/** Verbatim from section 5 of the spec. */
const sentencesOfSection5 = [
  "A username and password must be present",
  "Please, enter table or room number!",
  "Invalid staff ID",
  "Customer added successfully",
  "Staff Id used in location",
  "Staff added successfully",
  "Staff not found",
  "Staff not signed in",
  "Amount not paid in full",
  "Please select payment type (money-in / money-out)",
  "Please select expense category and input amount",
  "Please enter Staff",
  "Invalid Staff for this commission",
  "Product have no commission",
  "Please choose second bill to merge",
  "Can not move commission",
  "invalid credit back",
  "Cannot credit back more",
  "Permission denied",
  "Please start shift",
  "Please choose staff",
  "Bill not found",
  "Please get an open bill",
  "Please print bill first",
  "Please select an item",
  "Please create new order or get bill",
  "Bill have no item",
  "Maximum mixer reached: {maximum}",
  "Out of stock",
  "Please enter Price",
  "Price must be greater than min price and less than max price",
  "{field} can not empty",
  "{field} is invalid",
  "Wrong date format",
];

/** Verbatim from section 8, where it does not repeat section 5; placeholders may be renamed. */
const sentencesOfSection8 = [
  "Record not found",
  "Invalid request",
  "Unable to process request",
  "Unable to {action}",
  "Message",
  "{entity} #{id} does not exist or deleted",
  "staff #{value} {error}",
  "Product {article} was deleted",
  "Server is busy at the moment. Please try again",
  "Printer connection failed",
  "Network Error",
  "Sorry, something went wrong on our end. We are notified about this and currently trying to fix the problem.",
  "The optimistic lock on an entity failed.",
  "An end of day operation is running.",
  "Please start day",
  "No results found!",
];

const messages = Object.values(refusalMessages).map(({ message }) => message);
const everySentence: ReadonlySet<string> = new Set([
  ...messages,
  ...Object.values(requestErrors).map(({ message }) => message),
  ...Object.values(fieldErrorMessages),
  ...Object.values(errorTitles),
  otherErrorTitle,
  ...Object.values(failureMessages),
  ...Object.values(noticeMessages),
]);

describe("the messages of the spec", () => {
  test.each([...sentencesOfSection5, ...sentencesOfSection8])("'%s' is said", (sentence) => {
    expect(everySentence).toContain(sentence);
  });
});

describe("refusals", () => {
  test.each(refusalCodes)("%s has a sentence of its own and a status", (code) => {
    const { status, message } = refusalMessages[code];
    expect(message.trim()).not.toBe("");
    expect(messages.filter((other) => other === message)).toHaveLength(1);
    expect([400, 403, 404, 409, 500]).toContain(status);
  });

  test("every message belongs to a refusal of the domain", () => {
    expect(Object.keys(refusalMessages).toSorted()).toEqual([...refusalCodes].toSorted());
  });

  test("every code that ends in -not-found is a 404, and no other is", () => {
    for (const [code, { status }] of Object.entries(refusalMessages)) {
      expect([code, status === 404]).toEqual([code, code.endsWith("-not-found")]);
    }
  });

  test("what another person may do is a 403, a bill that is not open a 409, a lost race a 500", () => {
    expect(refusalMessages["permission-denied"].status).toBe(403);
    expect(refusalMessages["login-not-allowed"].status).toBe(403);
    expect(refusalMessages["bill-not-open"].status).toBe(409);
    expect(refusalMessages["optimistic-lock"].status).toBe(500);
  });
});

describe("fields", () => {
  test.each(fieldErrorCodes)("%s has a sentence", (code) => {
    expect(fieldErrorMessages[code].trim()).not.toBe("");
  });

  test("every message belongs to a problem of a form", () => {
    expect(Object.keys(fieldErrorMessages).toSorted()).toEqual([...fieldErrorCodes].toSorted());
  });
});

test("placeholders are plain words, so that they can be filled in", () => {
  for (const sentence of everySentence) {
    expect(sentence.replaceAll(/\{[a-zA-Z]+\}/g, "")).not.toMatch(/[{}]/);
  }
});

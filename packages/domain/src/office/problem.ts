import { checkForm } from "../form/check-form.ts";
import { fieldErrorCodes } from "../form/field-error.ts";
import { pictureProblems } from "../menu/picture.ts";
import { logoProblems } from "../paper/logo.ts";
import type { FieldRule } from "../form/field-rule.ts";

/** The problems that a field of a back-office record can have. */
export const problemCodes = [
  ...fieldErrorCodes,
  /** Another record has this value. */
  "taken",
  /** A retired record has this value; it could be restored instead. */
  "taken-by-retired",
  /** The referenced record does not exist or was retired. */
  "not-found",
  /** A list contains the same value twice. */
  "repeated",
  /** The number is too small or too large, or a lower limit exceeds the upper one. */
  "out-of-range",
  /** The currency has no decimals, and a coin, a note or what cash is rounded to has some. */
  "not-whole",
  /** The value contradicts another field. */
  "does-not-fit",
  /** A price that is to begin on a day has to begin on a later one than today. */
  "not-a-later-day",
  /** A promotion applies to neither an article nor a category, or nothing is on a scheduled menu. */
  "no-article-or-category",
  /** A scheduled menu has no times. */
  "no-hours",
  /** It has times without a weekday. */
  "hours-without-weekday",
  /** It has times that end when they begin. */
  "hours-without-length",
  /** It has times that begin at 24:00, which only ends a day. */
  "hours-begin-too-late",
  /** Two of its times overlap. */
  "overlapping-hours",
  /** A question asks for more answers than there are. */
  "never-answered",
  /** The answers of a question lead to more questions than a till asks, or back to itself. */
  "answers-too-deep",
  "answers-in-circle",
  /** The price of an article is named by exactly one answer. */
  "price-by-one-answer",
  /** Guests pay this charge, so the bill must show it. */
  "must-be-shown",
  /** A sale point whose shift is open stays one. */
  "shift-is-open",
  /** All places that a pay type of its kind can have are taken, perhaps by retired ones. */
  "no-place-left",
  /** The code of a currency is three capital letters. */
  "not-a-currency-code",
  /** Whom a bank QR code pays is no receiver of its scheme. */
  "not-a-promptpay-number",
  "not-a-vietqr-account",
  "not-a-qr-ph-account",
  "not-an-iban",
  /** Tills send no papers there: outside of the venue's network without HTTPS, or to what is no machine. */
  "not-a-bridge-address",
  /** Its scheme pays in another currency than the venue's. */
  "other-currency",
  /** Banks would show nothing of a text. */
  "no-latin-letters",
  /** DATEV gives consultants and clients no such number. */
  "not-a-consultant-number",
  "not-a-client-number",
  /** Programs would not take it as the number of an account, or as a key. */
  "not-an-account-number",
  "not-a-datev-key",
  /** Taxes hold for tax classes, and neither the article nor a category above it has one. */
  "no-tax-class",
  /** A tax is to hold for tax classes, and an article in use has none. */
  "articles-without-tax-class",
  /** A text has a line break or another invisible character. */
  "control-character",
  /** A text lacks what stands in braces, or has other braces. */
  "placeholders-differ",
  /** The location has as many tables or rooms as it can have. */
  "too-many-tables",
  "too-many-rooms",
  ...pictureProblems,
  ...logoProblems,
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export function isProblemCode(code: string): code is ProblemCode {
  return problemCodes.some((known) => known === code);
}

export type Problem = {
  readonly field: string;
  readonly code: ProblemCode;
  /** The maximum number of characters. */
  readonly maximum?: number;
  /** For a number that is out of range: the lowest and highest allowed value. */
  readonly least?: number;
  readonly most?: number;
  /** The names of retired records to which the field still refers. */
  readonly names?: readonly string[];
};

export function outOfRange(field: string, least: number, most: number): Problem {
  return { field, code: "out-of-range", least, most };
}

/** A problem of one row, when several rows are saved together. */
export type RowProblem = Problem & { readonly row: number };

export type TextRules = Readonly<Record<string, readonly FieldRule[]>>;

/** Checks the text fields of a record. */
export function checkTexts(
  rules: TextRules,
  fields: Readonly<Record<string, unknown>>,
): readonly Problem[] {
  const texts = Object.keys(rules).map((field): [string, string] => {
    const value = fields[field];
    return [field, typeof value === "string" ? value : ""];
  });
  return checkForm(rules, Object.fromEntries(texts));
}

/** Keeps the first problem of each field. */
export function keepFirstPerField(problems: readonly Problem[]): readonly Problem[] {
  const fields = new Set<string>();
  return problems.filter(({ field }) => {
    const isFirst = !fields.has(field);
    fields.add(field);
    return isFirst;
  });
}

/** Reports a list that contains a value twice. */
export function checkNoDuplicates(field: string, values: readonly unknown[]): readonly Problem[] {
  return new Set(values).size === values.length ? [] : [{ field, code: "repeated" }];
}

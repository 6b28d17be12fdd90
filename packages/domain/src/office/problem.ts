import { checkForm } from "../form/check-form.ts";
import { fieldErrorCodes } from "../form/field-error.ts";
import type { FieldRule } from "../form/field-rule.ts";

/** What can be wrong with a field of something that the back office keeps. */
export const problemCodes = [
  ...fieldErrorCodes,
  /** Another one has it. */
  "taken",
  /** A retired one has it: that one can be brought back. */
  "taken-by-retired",
  /** It names something that is not there, or that was retired. */
  "not-found",
  /** The same thing stands twice in a list. */
  "repeated",
  /** A number that is too small or too large, or a lower end above the upper one. */
  "out-of-range",
  /** It does not go with what stands in another field. */
  "does-not-fit",
  /** Guests pay it, so their bill has to show it. */
  "must-be-shown",
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export type Problem = {
  readonly field: string;
  readonly code: ProblemCode;
  /** How many characters fit. */
  readonly maximum?: number;
  /** Of a number that is out of range, both ends of the range, which are in it. */
  readonly least?: number;
  readonly most?: number;
};

export function outOfRange(field: string, least: number, most: number): Problem {
  return { field, code: "out-of-range", least, most };
}

/** What is wrong with which row of many that are saved together. */
export type RowProblem = Problem & { readonly row: number };

export type TextRules = Readonly<Record<string, readonly FieldRule[]>>;

/** What is wrong with the texts of a thing. */
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

/** Of several problems of a field the first one is told. */
export function firstPerField(problems: readonly Problem[]): readonly Problem[] {
  const fields = new Set<string>();
  return problems.filter(({ field }) => {
    const isFirst = !fields.has(field);
    fields.add(field);
    return isFirst;
  });
}

/** A list in which nothing may stand twice. */
export function checkRepeated(field: string, values: readonly unknown[]): readonly Problem[] {
  return new Set(values).size === values.length ? [] : [{ field, code: "repeated" }];
}

import type { MoneyFormat } from "../money/format-money.ts";
import { decimalsOfMoney, type NumberSeparators } from "../money/read-number.ts";

/** A rule for the text of a field. A field without `required` may also be empty. */
export type FieldRule =
  | { readonly kind: "required" }
  | { readonly kind: "numeric"; readonly decimals: number; readonly signs: NumberSeparators }
  | { readonly kind: "whole-number" }
  | { readonly kind: "email" }
  | { readonly kind: "username" }
  | { readonly kind: "date" }
  | { readonly kind: "date-time" }
  | { readonly kind: "maximum-length"; readonly characters: number }
  | { readonly kind: "one-of"; readonly choices: readonly string[] }
  | { readonly kind: "phone" }
  | { readonly kind: "no-card-number" }
  | { readonly kind: "strong-password"; readonly isWeak: (password: string) => boolean };

/** The rules of each field of a form. If a field breaks several rules, only the first is reported. */
export type FormRules<Field extends string> = Readonly<Record<Field, readonly FieldRule[]>>;

export const required: FieldRule = { kind: "required" };
export const wholeNumber: FieldRule = { kind: "whole-number" };
export const email: FieldRule = { kind: "email" };
export const username: FieldRule = { kind: "username" };
export const date: FieldRule = { kind: "date" };
export const dateTime: FieldRule = { kind: "date-time" };
export const phone: FieldRule = { kind: "phone" };

export function atMost(characters: number): FieldRule {
  return { kind: "maximum-length", characters };
}

/** A number that is not negative, in the venue's notation. */
export function numeric(decimals: number, signs: NumberSeparators): FieldRule {
  return { kind: "numeric", decimals, signs };
}

export function oneOf(choices: readonly string[]): FieldRule {
  return { kind: "one-of", choices };
}

/** A currency without decimals accepts none. */
export function amountRule(format: MoneyFormat): FieldRule {
  return numeric(decimalsOfMoney(format), format);
}

export function strongPassword(isWeak: (password: string) => boolean): FieldRule {
  return { kind: "strong-password", isWeak };
}

/** Free text must not contain a card number, which is easily typed by mistake. */
export function freeTextRules(characters: number): readonly FieldRule[] {
  return [atMost(characters), { kind: "no-card-number" }];
}

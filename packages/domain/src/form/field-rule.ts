import type { MoneyFormat } from "../money/format-money.ts";
import { decimalsOfMoney, type NumberSigns } from "../money/read-number.ts";

/** What a field asks of the text in it. A field that is not required may also be left empty. */
export type FieldRule =
  | { readonly kind: "required" }
  | { readonly kind: "numeric"; readonly decimals: number; readonly signs: NumberSigns }
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

/** The rules of a form, field by field; of several problems of a field the first one is told. */
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

/** A number that is not negative, as the venue writes it. */
export function numeric(decimals: number, signs: NumberSigns): FieldRule {
  return { kind: "numeric", decimals, signs };
}

export function oneOf(choices: readonly string[]): FieldRule {
  return { kind: "one-of", choices };
}

/** A currency that shows no decimals is not typed with any either. */
export function amountIn(format: MoneyFormat): FieldRule {
  return numeric(decimalsOfMoney(format), format);
}

export function strongPassword(isWeak: (password: string) => boolean): FieldRule {
  return { kind: "strong-password", isWeak };
}

/** Where people may write what they like, they may by mistake write a card number. */
export function freeText(characters: number): readonly FieldRule[] {
  return [atMost(characters), { kind: "no-card-number" }];
}

export const nameMaximumLength = 100;
export const noteMaximumLength = 250;
/** The longest address that mail can be sent to (RFC 5321). */
export const emailMaximumLength = 254;
export const phoneMaximumLength = 40;
/** What stock is measured in, and what is counted on the shelf. */
export const unitMaximumLength = 20;
export const currencySymbolMaximumLength = 8;
export const currencyCodeMaximumLength = 3;

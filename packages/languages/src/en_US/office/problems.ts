import { pictureLimits } from "@comanda/domain/menu/picture";
import { logoLimits } from "@comanda/domain/paper/logo";
import { mostRooms, mostTables } from "@comanda/domain/floor/plan-limits";

/** The limits of a number, or how many there are to choose from; and the retired records that a field names. */
type Limits = {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly names?: readonly string[] | undefined;
};

/** What is wrong with a field of a record. */
export const officeProblems = {
  taken: (field: string) => `${field} is already in use`,
  "taken-by-retired": (field: string) =>
    `${field} belongs to a retired entry, which can be brought back`,
  "not-found": (field: string, { names }: Limits) =>
    names === undefined
      ? `${field} no longer exists`
      : `${field}: ${names.join(", ")} ${names.length === 1 ? "was" : "were"} retired`,
  repeated: (field: string) => `${field} has the same entry twice`,
  "out-of-range": (field: string) => `${field} is too small or too large`,
  "not-whole": (field: string) =>
    `${field}: only whole amounts without decimals. Remove those such as 0.25, or switch “With decimals” on`,
  "does-not-fit": (field: string) => `${field} does not match the other fields`,
  "not-a-later-day": (field: string) =>
    `${field}: each must begin after today. To change it today, change the price or percent itself`,
  "no-article-or-category": () => "Please choose an article or a category",
  "no-hours": () => "Please add the times of this menu",
  "hours-without-weekday": () => "Each time needs at least one weekday",
  "hours-without-length": () =>
    "A time must not end when it begins. Write a whole day as 00:00 to 24:00",
  "hours-begin-too-late": () => "A time begins between 00:00 and 23:59",
  "overlapping-hours": () => "Two times overlap. Let one end before the other begins",
  "never-answered": (_field: string, { least = 0, most = 0 }: Limits) =>
    `Guests could never answer this: it asks for ${least} of ${most}`,
  "answers-too-deep": () => "Answers lead to more questions, more than three deep",
  "answers-in-circle": () => "An answer leads back to this question, so it would never end",
  "price-by-one-answer": () => "One answer names the price: at least 1 and at most 1",
  "must-be-shown": (field: string) =>
    `${field} is only for charges included in prices. Guests pay this one on top, so the bill must show it`,
  "shift-is-open": () => "Its shift is open. Please end it first",
  "no-place-left": () =>
    "All places are taken, by retired entries too. Please bring one back and change it",
  "not-a-currency-code": (field: string) => `${field} is three capital letters, such as USD`,
  "not-a-promptpay-number": (field: string) =>
    `${field} is no PromptPay number: a Thai mobile, 13 digits of an identity or tax number, or 15 of an e-wallet`,
  "not-a-vietqr-account": (field: string) =>
    `${field} is no VietQR account: six digits of the bank, a slash and the account, or a NAPAS card`,
  "not-a-qr-ph-account": (field: string) =>
    `${field} is no QR Ph account: the code of the bank, a slash and the account, or the whole text of the code from your bank`,
  "not-an-iban": (field: string) => `${field} is no IBAN. Please check its digits`,
  "not-a-bridge-address": (field: string) =>
    `${field} begins with https://, or is an address in the venue's own network, such as http://192.168.1.20:9180`,
  "not-a-consultant-number": (field: string) => `${field} has four to seven digits, from 1001 on`,
  "not-a-client-number": (field: string) =>
    `${field} has one to five digits and does not begin with 0`,
  "not-an-account-number": (field: string) =>
    `${field} can have letters without marks, digits and . : / - only`,
  "not-a-datev-key": (field: string) => `${field} has up to four digits`,
  "other-currency": () => "This code is for another currency than the venue's",
  "no-latin-letters": (field: string) => `${field} needs Latin letters: banks show no others`,
  "no-tax-class": () =>
    "Taxes are by tax class here. Please choose one, or give one to the category",
  "articles-without-tax-class": () =>
    "Some articles in use have no tax class. Please give one to them or to their categories first",
  "control-character": (field: string) =>
    `${field} has a line break or another invisible character. Please write it in one line`,
  "placeholders-differ": (field: string) => `Keep what stands in braces as it is: ${field}`,
  "too-many-tables": () => `A location holds ${mostTables} tables`,
  "too-many-rooms": () => `A location holds ${mostRooms} rooms`,
  "not-a-picture": (field: string) =>
    `${field} is not a picture that can be shown. Please choose a JPEG, PNG or WebP picture`,
  "picture-too-large": (field: string) =>
    `${field} can have at most ${pictureLimits.width} by ${pictureLimits.height} pixels and ${pictureLimits.bytes / 1024} kB`,
  "not-a-logo": (field: string) =>
    `${field} is not a logo of black dots. Please choose the picture again`,
  "logo-too-large": (field: string) =>
    `${field} can have at most ${logoLimits.widthDots} by ${logoLimits.heightDots} dots`,
};

export type OfficeProblemMessages = typeof officeProblems;

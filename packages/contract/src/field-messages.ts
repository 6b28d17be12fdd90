import type { FieldErrorCode } from "@comanda/domain/form/field-error";
import { pictureLimits } from "@comanda/domain/menu/picture";
import { logoLimits } from "@comanda/domain/paper/logo";
import { mostRooms, mostTables } from "@comanda/domain/floor/plan-limits";
import type { ProblemCode } from "@comanda/domain/office/problem";

/** The messages beside a form field; `{field}` is its label and `{maximum}` the most characters that fit. */
export const fieldErrorMessages: Readonly<Record<FieldErrorCode, string>> = {
  required: "{field} can not empty",
  invalid: "{field} is invalid",
  "wrong-date-format": "Wrong date format",
  "after-today": "{field} is after today. Please enter a year such as 1990",
  "too-long": "{field} can have at most {maximum} characters",
  "too-many": "{field} can have at most {maximum} entries",
  "card-number": "Please do not enter a card number in {field}",
  "weak-password":
    "Please choose another password: at least 8 characters, not a common password, not the name of the venue or the person",
  "ambiguous-number":
    "{field} can be read as two numbers. Please leave out the thousands separator",
  "too-many-decimals": "{field} can have at most {maximum} decimals",
  "not-a-username":
    "{field}: please use only the letters a to z, digits and . _ @ - and begin with a letter or a digit",
};

/** The messages beside a field of a back-office record. */
export const problemMessages: Readonly<Record<ProblemCode, string>> = {
  ...fieldErrorMessages,
  taken: "{field} is already in use",
  "taken-by-retired": "{field} belongs to a retired entry, which can be brought back",
  "not-found": "{field} does not exist or was retired",
  repeated: "{field} has the same entry twice",
  "out-of-range": "{field} is too small or too large",
  "not-whole":
    "{field}: only whole amounts without decimals. Remove those such as 0.25, or switch decimals on",
  "does-not-fit": "{field} does not match the other fields",
  "not-a-later-day": "{field} must begin after today",
  "no-article-or-category": "Please choose an article or a category",
  "no-hours": "Please add the times of this menu",
  "hours-without-weekday": "Each time needs at least one weekday",
  "hours-without-length":
    "A time must not end when it begins. Please write a whole day as 0:00 to 24:00",
  "hours-begin-too-late": "A time begins between 0:00 and 23:59",
  "overlapping-hours": "Two times overlap. Please let one end before the other begins",
  "never-answered": "Guests could never answer this: it asks for {least} of {most}",
  "answers-too-deep": "Answers lead to more questions, more than three deep",
  "answers-in-circle": "An answer leads back to this question, so it would never end",
  "price-by-one-answer": "The price is named by exactly one answer: at least 1 and at most 1",
  "must-be-shown":
    "{field} is only for charges included in prices. Guests pay this one on top, so the bill must show it",
  "shift-is-open": "Its shift is open. Please end the shift before you change {field}",
  "no-place-left":
    "All places of this kind are taken, by retired entries too. Please bring one back and change it",
  "not-a-currency-code": "{field} is three capital letters, such as USD",
  "not-a-promptpay-number":
    "{field} is no PromptPay number. Please enter a Thai mobile number, an identity or tax number of 13 digits, or an e-wallet of 15",
  "not-a-vietqr-account":
    "{field} is no account for VietQR. Please enter the six digits of the bank, a slash and the account, or the number of a NAPAS card",
  "not-a-qr-ph-account":
    "{field} is no account for QR Ph. Please enter the code of the bank, a slash and the account, or the whole text of the QR Ph code from your bank",
  "not-an-iban": "{field} is no IBAN. Please check its digits",
  "not-a-bridge-address":
    "{field} begins with https://, or is an address in the venue's own network, such as http://192.168.1.20:9180",
  "not-a-consultant-number": "{field} has four to seven digits, from 1001 on",
  "not-a-client-number": "{field} has one to five digits and does not begin with 0",
  "not-an-account-number": "{field} can have letters without marks, digits and . : / - only",
  "not-a-datev-key": "{field} has up to four digits",
  "other-currency": "This code is for another currency than the venue's",
  "no-latin-letters": "{field} needs Latin letters: banks show no others",
  "no-tax-class": "{field}: taxes are by tax class here. Please choose one",
  "articles-without-tax-class":
    "{field}: some articles have no tax class. Please give one to them or to their categories first",
  "control-character":
    "{field} has a line break or another invisible character. Please write it in one line",
  "placeholders-differ":
    "{field} must have the same words in braces as in English, such as {name}, unchanged",
  "too-many-tables": `A location holds ${mostTables} tables`,
  "too-many-rooms": `A location holds ${mostRooms} rooms`,
  "not-a-picture": "{field} is not a JPEG or WebP picture",
  "not-a-logo": "{field} is not a bitmap of black dots (PBM, P4) with rows of whole bytes",
  "logo-too-large": `{field} can have at most ${logoLimits.widthDots} by ${logoLimits.heightDots} dots`,
  "picture-too-large": `{field} can have at most ${pictureLimits.width} by ${pictureLimits.height} pixels and ${pictureLimits.bytes / 1024} kB`,
};

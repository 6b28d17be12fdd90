/** What is allowed in a place of a file, in English; `{…}` is filled in from the fields of an `Allowed`. */
export const allowedMessages = {
  "one-of": "one of {choices}",
  /** For names, while there are none yet. */
  "nothing-yet": "nothing yet",
  between: "{least} to {most}",
  money: "an amount such as 120 or 89.50",
  percent: "a percentage such as 10 or 7.5",
  decimals: "a number with at most {most} decimals",
  time: 'a time such as "17:30"',
  integer: "a whole number",
  text: "text",
  "yes-no": "true or false",
  list: "a list",
} as const;
export type AllowedCode = keyof typeof allowedMessages;

/** What is wrong with the structure of a file, in English, besides the ProblemCodes of its fields. */
export const fileProblemMessages = {
  /** For the text of a set-up file: `value` is the content of that line. */
  "not-yaml": "Line {line}, column {column} cannot be read",
  /** For the text of a set-up file that lost its end. */
  "cut-off":
    "This file was cut off: the line of three dots at its end is missing. Export or copy it again",
  "no-lists": "This file has no lists, such as articles",
  /** `value` is the name that was given. */
  "no-such-list": "There is no such list",
  "no-such-field": "There is no field {field}",
  /** For sections with a single entry, such as the currency. */
  "not-fields": "fields are expected here, not a list",
  "not-rows": "a list of rows is expected here, each with fields",
  "not-a-table": "This is not a table: the first row must name the fields",
  "named-twice": "The first row names a field twice",
  "open-quote": "Row {line}, column {column}: the quotation marks of this cell do not end",
  "text-after-quote": "Row {line}, column {column}: text follows the quotation marks of this cell",
  "too-many-cells": "this row has more cells than the first one",
  /** Only of the last row of a text that ends within it. */
  "too-few-cells":
    "the file ends within this row and may have been cut off. Save it again, or fill in the row",
  /** For texts of digits in a table, such as phones. */
  "lost-zeros": "{field} differs from that of a guest of this name only in the zeros at its start",
  "rounded-number": "a spreadsheet program has rounded {field}. Type it anew, as text",
  "no-name-above": "column {column} has no name in the first row",
  /** For lists whose rows are told apart by their name. */
  "in-earlier-row": "row {line} has the same {field}",
} as const;
export type FileProblemCode = keyof typeof fileProblemMessages;

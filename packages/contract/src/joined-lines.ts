import { Type } from "typebox";

import { lineKeyText } from "./bill-item.ts";

/**
 * What the server keeps of the lines that a bill brought into another one. `row` is the id that each had before: a line
 * of which both bills had some became one row.
 */
export const joinedLines = Type.Array(
  Type.Object({
    row: Type.Integer(),
    key: lineKeyText,
    into: lineKeyText,
    tenths: Type.Integer(),
  }),
);

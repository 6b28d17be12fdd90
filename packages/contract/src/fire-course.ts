import { maxLinesAtOnce } from "@comanda/domain/bill/lines-at-once";
import { Type } from "typebox";

import { firedCourse } from "./bill-course.ts";
import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { paperLanguage, printJobs } from "./print.ts";
import { noteText } from "./typed-text.ts";
import { billId } from "./wire.ts";

/** Tells the kitchen to make a course now, and prints its tickets. */
export const fireCourse = defineCall({
  name: "fire-course",
  method: "PATCH",
  path: "/bill/fire/{id}",
  permission: "session",
  params: Type.Object({ id: billId }),
  query: Type.Object(paperLanguage),
  body: Type.Object({ course: firedCourse }),
  reply: defineWriteReply({ id: billId, version: Type.Integer(), ...printJobs }),
});

/** A course that would be fired by itself waits until somebody fires it. */
export const holdCourse = defineCall({
  name: "hold-course",
  method: "PATCH",
  path: "/bill/hold/{id}",
  permission: "session",
  params: Type.Object({ id: billId }),
  body: Type.Object({ course: firedCourse }),
  reply: defineWriteReply({ id: billId, version: Type.Integer() }),
});

/** Tells the kitchen to make lines again that it has already, and why. The bill stays as it is. */
export const refireLines = defineCall({
  name: "refire-lines",
  method: "POST",
  path: "/bill/refire",
  permission: "session",
  namesLines: true,
  query: Type.Object(paperLanguage),
  body: Type.Object({
    id: billId,
    /**
     * The ids of the lines, and how many of each; all that is left of it if not said. What stands under a line is made
     * with it.
     */
    lines: Type.Array(
      Type.Object({
        id: Type.Integer({ minimum: 1 }),
        qty: Type.Optional(Type.Number({ minimum: 0, maximum: 99_999 })),
      }),
      { minItems: 1, maxItems: maxLinesAtOnce },
    ),
    reason: noteText,
  }),
  reply: defineWriteReply(printJobs),
});

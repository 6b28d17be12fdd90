import { maxCourse, type BillCourse } from "@comanda/domain/bill/bill-course";
import { maxSeat, maxSeatsPerLine } from "@comanda/domain/bill/seats";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { Type, type Static } from "typebox";

import { dateTime, orNull, readDateTime, staffId } from "./wire.ts";

const seat = Type.Integer({ minimum: 1, maximum: maxSeat });

/** Whom a line is for; empty for the table. */
export const seats = Type.Array(seat, { maxItems: maxSeatsPerLine });

/** Of a line that is not for the whole table: in order, each once. */
export const someSeats = Type.Array(seat, { minItems: 1, maxItems: maxSeatsPerLine });

/** With what a line is served: 1 and up wait until they are fired, 0 is made at once. */
export const course = Type.Integer({ minimum: 0, maximum: maxCourse });

/** A course that can be fired. */
export const firedCourse = Type.Integer({ minimum: 1, maximum: maxCourse });

/**
 * A course of a bill that was fired, that will be by itself, that was told not to, or that waits on another bill. Others
 * with lines just wait.
 */
export const billCourse = Type.Object({
  number: firedCourse,
  /** Null while it waits. */
  firedAt: orNull(dateTime),
  /** Null if it was fired by itself. */
  firedBy: orNull(staffId),
  /** When it is fired by itself; null if it is not. */
  firesAt: orNull(dateTime),
  /** Nothing of it is on this bill, but some waits on another bill of the same split. */
  isElsewhere: Type.Optional(Type.Literal(true)),
});
type BillCourseReply = Static<typeof billCourse>;

export function toBillCourse(record: BillCourseReply): BillCourse {
  const { number, firedAt, firedBy, firesAt, isElsewhere } = record;
  return {
    number,
    firedAt: firedAt === null ? null : readDateTime(firedAt),
    firedBy,
    firesAt: firesAt === null ? null : readDateTime(firesAt),
    ...(isElsewhere === true && { isElsewhere }),
  };
}

export function toBillCourseReply(made: BillCourse): BillCourseReply {
  const { number, firedAt, firedBy, firesAt, isElsewhere } = made;
  return {
    number,
    firedAt: firedAt === null ? null : wireDateTime(firedAt),
    firedBy,
    firesAt: firesAt === null ? null : wireDateTime(firesAt),
    ...(isElsewhere === true && { isElsewhere }),
  };
}

/** The courses of a bill in its row, with their times as instants. */
export const storedCourses = Type.Array(
  Type.Object({
    number: firedCourse,
    firedAt: orNull(Type.Integer()),
    firedBy: orNull(staffId),
    firesAt: orNull(Type.Integer()),
    isElsewhere: Type.Optional(Type.Literal(true)),
  }),
);

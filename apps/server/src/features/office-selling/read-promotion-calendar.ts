import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { readPromotionCalendar as readPromotionCalendarCall } from "@comanda/contract/office-selling";
import { promotionCalendar } from "@comanda/domain/promotion/promotion-calendar";
import type { CalendarDate } from "@comanda/domain/time/calendar";
import { parseWireDate, wireDate } from "@comanda/domain/time/wire-date";

import { refuseFields, type FieldError, type RefusedCall } from "#call/refused-call.ts";

type Call = typeof readPromotionCalendarCall;

export function readPromotionCalendar({
  from,
  days,
  promotion,
}: BodyOf<Call>): ReplyOf<Call> | RefusedCall {
  const first = parseWireDate(from);
  const dates = { from, fromDate: promotion.fromDate, toDate: promotion.toDate };
  const wrong = Object.entries(dates).flatMap(([field, text]): readonly FieldError[] =>
    text !== null && parseWireDate(text) === null ? [{ field, error: "Wrong date format" }] : [],
  );
  if (first === null || wrong.length > 0) return refuseFields("invalid-request", wrong);
  const hours = promotionCalendar(
    {
      isActive: promotion.isActive,
      fromDate: dayOf(promotion.fromDate),
      toDate: dayOf(promotion.toDate),
      startTime: promotion.startMinute,
      endTime: promotion.endMinute,
      weekdays: promotion.weekdays,
    },
    { from: first, days },
  );
  return hours.map((each) => ({
    day: wireDate(each.day),
    startMinute: each.start,
    endMinute: each.end,
    endsNextDay: each.endsNextDay,
  }));
}

function dayOf(text: string | null): CalendarDate | null {
  return text === null ? null : parseWireDate(text);
}

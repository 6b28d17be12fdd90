import { findLine, type Bill } from "./bill.ts";
import type { Line } from "./line.ts";
import { placeKey } from "./place.ts";
import { areSameSeats } from "./seats.ts";
import type { BillHeaderFields, BillUpdate, ChangedSince, LineChange } from "./update-bill.ts";

/** The fields and lines that an update would change: those that do not have the wanted value already. */
export function findDifferences(
  bill: Bill,
  { header, changed }: Pick<BillUpdate, "header" | "changed">,
): ChangedSince {
  const lines = changed.filter((change) => {
    const line = findLine(bill, change.key);
    return line === null || differs(line, change);
  });
  return {
    header: new Set(findChangedFields(bill, header)),
    lines: new Set(lines.map(({ key }) => key)),
  };
}

function findChangedFields(
  bill: Bill,
  { place, cover, servingWay, staff, customer }: BillUpdate["header"],
): readonly (keyof BillHeaderFields)[] {
  const isMoved = place !== undefined && placeKey(place) !== placeKey(bill.place);
  return [
    ...(isMoved ? ["place" as const] : []),
    ...(isOther(bill.cover, cover) ? ["cover" as const] : []),
    ...(isOther(bill.servingWay, servingWay) ? ["servingWay" as const] : []),
    ...(isOther(bill.staff, staff) ? ["staff" as const] : []),
    ...(isOther(bill.customer, customer) ? ["customer" as const] : []),
  ];
}

function differs(line: Line, change: LineChange): boolean {
  const { note, orderLevel, times, seats, course, isBrokenUp = false } = change;
  const level = line.type === "normal" ? line.orderLevel : null;
  const timer = line.type === "timer" ? line : null;
  return (
    isBrokenUp ||
    isOther(line.note, note) ||
    isOther(level, orderLevel) ||
    isOther(line.course, course) ||
    isOther(timer?.startedAt, times?.startedAt) ||
    isOther(timer?.endedAt, times?.endedAt) ||
    (seats !== undefined && !areSameSeats(line.seats, seats))
  );
}

function isOther<Value>(now: Value, wanted: Value | undefined): boolean {
  return wanted !== undefined && wanted !== now;
}

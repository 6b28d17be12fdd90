import { isAfterToday } from "@comanda/domain/form/customer-form";
import type { RowProblem } from "@comanda/domain/office/problem";
import { localTime } from "@comanda/domain/time/local-time";
import { parseWireDate } from "@comanda/domain/time/wire-date";

import type { SaveContext } from "../office/index.ts";
import { findTimeZone } from "../venue/index.ts";

type Born = { readonly dateOfBirth: string | null };

/** Guests are not born after today; a date that was stored before this was asked stays as it is. */
export async function checkBirths({
  database,
  location,
  plans,
  at,
}: Pick<SaveContext<Born>, "database" | "location" | "plans" | "at">): Promise<
  readonly RowProblem[]
> {
  const today = localTime(at, await findTimeZone(database, location));
  return plans.flatMap(({ row, before, after: { dateOfBirth } }): readonly RowProblem[] => {
    const date = dateOfBirth === null ? null : parseWireDate(dateOfBirth);
    const isKept = before?.dateOfBirth === dateOfBirth;
    return date === null || isKept || !isAfterToday(date, today)
      ? []
      : [{ row, field: "dateOfBirth", code: "after-today" }];
  });
}

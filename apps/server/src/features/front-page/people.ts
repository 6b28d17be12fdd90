import type { ReplyOf } from "@comanda/contract/call";
import type { readFrontPage } from "@comanda/contract/front-page";
import { lastSevenDays } from "@comanda/domain/front-page/front-page-dates";
import { sumByPerson, type StaffException } from "@comanda/domain/front-page/sum-by-person";
import { money, noMoney } from "@comanda/domain/money/money";
import { wireDate } from "@comanda/domain/time/wire-date";

import { findCredits, findReprints, findVoids } from "../owner-report/index.ts";
import type { DayReader } from "./compare-day.ts";

type People = NonNullable<ReplyOf<typeof readFrontPage>["figures"]>["people"];

/** Who voided bills, took lines back, printed bills again and opened drawers in the last seven days. */
export async function readPeople(reader: DayReader): Promise<People> {
  const { calendar, staffNames } = reader;
  const dates = lastSevenDays(calendar.today);
  const people = sumByPerson(await findExceptions(reader));
  return {
    from: wireDate(dates.from),
    to: wireDate(dates.to),
    rows: people.map(({ staff, exceptions }) => ({
      staff: staff === null ? "" : (staffNames.get(staff) ?? ""),
      void: exceptions.void,
      credit: exceptions.credit,
      reprints: exceptions.reprint.count,
      drawers: exceptions.drawer.count,
    })),
  };
}

async function findExceptions({
  database,
  location,
  calendar,
}: DayReader): Promise<readonly StaffException[]> {
  const { days, span } = calendar.daysIn(lastSevenDays(calendar.today));
  if (span === null) return [];
  const ids = days.map(({ id }) => id);
  const voids = await findVoids(database, location, ids);
  const credits = await findCredits(database, location, ids);
  const reprints = await findReprints(database, location, span);
  return [
    ...voids.map(({ staff, amount }) => ({
      kind: "void" as const,
      staff,
      amount: money(amount),
    })),
    ...credits.map(({ staff, total }) => ({
      kind: "credit" as const,
      staff,
      amount: money(0 - total),
    })),
    ...reprints.map(({ kind, staff }) => ({ kind, staff, amount: noMoney })),
  ];
}

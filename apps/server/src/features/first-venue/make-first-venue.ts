import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { makeFirstVenue as makeFirstVenueCall } from "@comanda/contract/first-venue";
import { checkFirstVenue, type FirstVenue } from "@comanda/domain/office/check-first-venue";
import { id } from "@comanda/domain/id";
import { permissionsOf } from "@comanda/domain/staff/role-permissions";
import { normalizeUsername } from "@comanda/domain/staff/username";
import type { Instant } from "@comanda/domain/time/instant";
import { languages } from "@comanda/domain/venue/settings";
import { spellTimeZone } from "@comanda/domain/venue/spell-time-zone";

import type { Database } from "#database/database.ts";
import { refuseCall, type RefusedCall } from "#call/refused-call.ts";

import { refuseRows } from "../office/index.ts";
import { loadCommonPasswords } from "../staff/index.ts";
import { hasStaff, insertFirstVenue } from "./first-venue-store.ts";

type Call = typeof makeFirstVenueCall;

/**
 * Creates the venue for the first request. Of two concurrent requests, the second is refused because the venue already
 * has staff.
 */
export async function makeFirstVenue(
  { database, at }: { readonly database: Database; readonly at: Instant },
  body: BodyOf<Call>,
  hashPassword: (password: string) => Promise<string>,
): Promise<ReplyOf<Call> | RefusedCall> {
  if (await hasStaff(database)) return refuseCall("venue-exists");
  const venue = venueOf(body);
  const problems = checkFirstVenue(venue, await loadCommonPasswords());
  if (problems.length > 0) {
    return refuseRows(problems.map((problem) => ({ row: 0, ...problem })));
  }
  const passwordHash = await hashPassword(venue.password);
  const location = await insertFirstVenue(database, venue, { passwordHash, at });
  return location === null ? refuseCall("venue-exists") : { location };
}

function venueOf({ venueName, station, ...said }: BodyOf<Call>): FirstVenue {
  const { timeZone, language, currency, admin } = said;
  const { decimalSeparator = ".", thousandSeparator = ",", currencySign = "none" } = said;
  const name = venueName.trim();
  return {
    settings: { venueName: name, language, allowedLanguages: [...languages] },
    location: {
      name,
      address: "",
      phone: "",
      timeZone: spellTimeZone(timeZone),
      printerServerAddress: "",
      usesLocalServer: false,
      groupsBillItems: false,
      usesBillNumberPerWorkDay: false,
      asksForOrderLevel: false,
      decimalSeparator,
      thousandSeparator,
      currencySign,
      taxNumber: "",
      billHeader: "",
      billFooter: "",
      logo: null,
      usesSeats: false,
      courseMinutes: null,
      printsLaterCourses: true,
    },
    currency: {
      ...currency,
      cashStep: null,
      name: currency.name.trim(),
      symbol: currency.symbol.trim(),
      code: currency.code.trim().toUpperCase(),
      exchangeRateMillionths: 1_000_000,
    },
    admin: {
      username: normalizeUsername(admin.username),
      ref: "1",
      firstName: admin.firstName.trim(),
      lastName: admin.lastName.trim(),
      role: "admin",
      // A placeholder: the management group is created with the venue.
      userGroup: id<"user-group">(1),
      subRoles: ["order-taker"],
      permissions: permissionsOf("admin"),
      mayLogIn: true,
    },
    password: admin.password,
    station: station.trim(),
  };
}

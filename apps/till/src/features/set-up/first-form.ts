import type { makeFirstVenue } from "@comanda/contract/first-venue";
import type { BodyOf } from "@comanda/contract/call";
import type { Language } from "@comanda/domain/venue/settings";

import { currencyOf, likelyCurrency } from "./currencies.ts";
import { ownTimeZone } from "./time-zones.ts";

/** The set-up form for the first user, as typed. */
export type FirstForm = {
  readonly venueName: string;
  readonly station: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly password: string;
  readonly passwordAgain: string;
};

/** The problem of each field. */
export type FirstFormProblems = Partial<Record<keyof FirstForm, string>>;

/** The device's time zone suggests most of the values. */
export function firstForm(station: string): FirstForm {
  const timeZone = ownTimeZone();
  return {
    venueName: "",
    station,
    timeZone,
    currency: likelyCurrency(timeZone),
    firstName: "",
    lastName: "",
    username: "",
    password: "",
    passwordAgain: "",
  };
}

type FormLanguage = { readonly language: Language; readonly tag: string };

export function firstVenueFrom(
  { venueName, station, timeZone, ...form }: FirstForm,
  { language, tag }: FormLanguage,
): BodyOf<typeof makeFirstVenue> {
  const { username, password, firstName, lastName } = form;
  return {
    venueName,
    station,
    timeZone,
    language,
    currency: currencyOf(form.currency, tag),
    admin: { username, password, firstName, lastName },
  };
}

/** The server's names of the fields. */
export const serverFields: Readonly<Record<string, keyof FirstForm>> = {
  venueName: "venueName",
  station: "station",
  timeZone: "timeZone",
  "currency.code": "currency",
  "admin.username": "username",
  "admin.password": "password",
  "admin.firstName": "firstName",
  "admin.lastName": "lastName",
};

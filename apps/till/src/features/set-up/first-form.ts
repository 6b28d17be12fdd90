import type { makeFirstVenue } from "@comanda/contract/first-venue";
import type { BodyOf } from "@comanda/contract/call";
import type { Language } from "@comanda/domain/venue/settings";

import { currencyOf, likelyCurrency } from "./currencies.ts";
import { ownTimeZone } from "./time-zones.ts";

/** What is asked of whoever comes first, as it is typed. */
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

/** What is wrong with which field. */
export type Problems = Partial<Record<keyof FirstForm, string>>;

/** Where the device is says most of it already. */
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

type Speech = { readonly language: Language; readonly tag: string };

export function firstVenueFrom(
  { venueName, station, timeZone, ...form }: FirstForm,
  { language, tag }: Speech,
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

/** By what names the server calls the fields. */
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

import type { makeFirstVenue } from "@comanda/contract/first-venue";
import type { BodyOf } from "@comanda/contract/call";
import type { NumberSeparators } from "@comanda/domain/money/read-number";
import type { Country } from "@comanda/domain/venue/country";
import { countryOfCode, likelyCountry } from "@comanda/domain/venue/find-country";
import type { Language } from "@comanda/domain/venue/settings";

import { currencyOf, likelyCurrency } from "./currencies.ts";
import { ownTimeZone, timeZones } from "./time-zones.ts";

/** The set-up form for the first user, as typed. */
export type FirstForm = {
  readonly venueName: string;
  readonly station: string;
  /** ISO 3166; empty for a country that the set-up does not know. */
  readonly country: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly numbers: NumberSeparators;
  /** Null for that of this screen. */
  readonly language: Language | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly password: string;
  readonly passwordAgain: string;
};

/** The problem of each field. */
export type FirstFormProblems = Partial<Record<keyof FirstForm, string>>;

/** The habits of a country, as they are filled in when it is chosen. */
type Habits = Pick<FirstForm, "country" | "timeZone" | "currency" | "numbers" | "language">;

const numbersElsewhere: NumberSeparators = { decimalSeparator: ".", thousandSeparator: "," };

/** The device's time zone suggests most of the values. */
export function firstForm(station: string): FirstForm {
  const timeZone = ownTimeZone();
  const country = likelyCountry({ timeZone, languageTags: navigator.languages });
  return {
    venueName: "",
    station,
    ...(country === null ? habitsElsewhere(timeZone) : habitsOf(country, timeZone)),
    firstName: "",
    lastName: "",
    username: "",
    password: "",
    passwordAgain: "",
  };
}

/** What choosing a country changes; another country leaves everything as it is. */
export function changesOfCountry(code: string, { timeZone }: FirstForm): Partial<FirstForm> {
  const country = countryOfCode(code);
  return country === null ? { country: "" } : habitsOf(country, timeZone);
}

function habitsOf({ code, currency, numbers, language, ...country }: Country, now: string): Habits {
  const known = timeZones();
  const isHere = country.timeZones.includes(now);
  const usual = country.timeZones.find((zone) => known.includes(zone));
  const timeZone = isHere || usual === undefined ? now : usual;
  return { country: code, timeZone, currency, numbers, language };
}

function habitsElsewhere(timeZone: string): Habits {
  const currency = likelyCurrency(timeZone);
  return { country: "", timeZone, currency, numbers: numbersElsewhere, language: null };
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
    language: form.language ?? language,
    ...form.numbers,
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

import type { makeFirstVenue } from "@comanda/contract/first-venue";
import type { BodyOf } from "@comanda/contract/call";
import type { CurrencySignPosition } from "@comanda/domain/money/format-money";
import type { NumberSeparators } from "@comanda/domain/money/read-number";
import type { Country } from "@comanda/domain/venue/country";
import { countryOfCode, likelyCountry } from "@comanda/domain/venue/find-country";
import type { Language } from "@comanda/domain/venue/settings";

import { languageOfCountry } from "#language/language-facts.ts";
import { firstStationIn } from "#language/first-station.ts";
import { ownTimeZone, timeZones } from "#language/time-zones.ts";

import { currencyOf, likelyCurrency } from "./currencies.ts";

/** The set-up form for the first user, as typed. */
export type FirstForm = {
  readonly venueName: string;
  /** Null for the usual name, in the language that new tills speak. */
  readonly station: string | null;
  /** ISO 3166; empty for a country that the set-up does not know. */
  readonly country: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly numbers: NumberSeparators;
  readonly currencySign: CurrencySignPosition;
  /** Null for that of this screen. */
  readonly language: Language | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly password: string;
  readonly passwordAgain: string;
};

/** What is typed or chosen; the sign of the currency follows from the country. */
type FieldName = Exclude<keyof FirstForm, "currencySign">;

/** The problem of each field. */
export type FirstFormProblems = Partial<Record<FieldName, string>>;

/** The habits of a country, as they are filled in when it is chosen. */
type Habits = Pick<
  FirstForm,
  "country" | "timeZone" | "currency" | "numbers" | "currencySign" | "language"
>;

const numbersElsewhere: NumberSeparators = { decimalSeparator: ".", thousandSeparator: "," };

/** The device's time zone suggests most of the values. */
export function firstForm(): FirstForm {
  const timeZone = ownTimeZone();
  const country = likelyCountry({ timeZone, languageTags: navigator.languages });
  return {
    venueName: "",
    station: null,
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

function habitsOf({ code, timeZones: zones, ...country }: Country, now: string): Habits {
  const { currency, numbers, currencySign } = country;
  const known = timeZones();
  const isHere = zones.includes(now);
  const usual = zones.find((zone) => known.includes(zone));
  const timeZone = isHere || usual === undefined ? now : usual;
  const language = languageOfCountry(code);
  return { country: code, timeZone, currency, numbers, currencySign, language };
}

function habitsElsewhere(timeZone: string): Habits {
  const currency = likelyCurrency(timeZone);
  return {
    country: "",
    timeZone,
    currency,
    numbers: numbersElsewhere,
    currencySign: "none",
    language: null,
  };
}

type FormLanguage = { readonly language: Language; readonly tag: string };

export function firstVenueFrom(
  { venueName, timeZone, ...form }: FirstForm,
  { language, tag }: FormLanguage,
): BodyOf<typeof makeFirstVenue> {
  const { username, password, firstName, lastName } = form;
  return {
    venueName,
    station: stationOf(form, language),
    timeZone,
    language: form.language ?? language,
    ...form.numbers,
    currencySign: form.currencySign,
    currency: currencyOf(form.currency, tag),
    admin: { username, password, firstName, lastName },
  };
}

/** The name of the first sale point, as typed or else in the language of new tills. */
export function stationOf(
  { station, language }: Pick<FirstForm, "station" | "language">,
  ofScreen: Language,
): string {
  return station ?? firstStationIn(language ?? ofScreen);
}

/** The server's names of the fields. */
export const serverFields: Readonly<Record<string, FieldName>> = {
  venueName: "venueName",
  station: "station",
  timeZone: "timeZone",
  "currency.code": "currency",
  "admin.username": "username",
  "admin.password": "password",
  "admin.firstName": "firstName",
  "admin.lastName": "lastName",
};

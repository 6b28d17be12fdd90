import type { VenueChoice } from "@comanda/contract/office-setup";
import { noteMaximumLength } from "@comanda/domain/form/maximum-lengths";
import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import { money } from "@comanda/domain/money/money";
import type { NumberSeparators } from "@comanda/domain/money/read-number";
import {
  detailsOfDifference,
  findVenueChanges,
  type VenueChange,
  type VenueField,
  type VenueTexts,
} from "@comanda/domain/venue/venue-change";

import { refuseCall, type RefusedCall } from "#call/refused-call.ts";

import { findRecordsAsOf, tidyField, type Fields, type ReadContext } from "../office/index.ts";
import { readSettings } from "../venue/index.ts";
import { hasBills } from "./bill-store.ts";
import type { KeptFields } from "./import-setup.ts";
import type { SetupFile } from "./read-setup.ts";
import { requireSection } from "./sections.ts";

/** The fields of a location that belong to the venue alone, each of which a person decides about. */
const locationFields = [
  "name",
  "address",
  "phone",
  "timeZone",
  "taxNumber",
  "billHeader",
  "billFooter",
  "logo",
  "printerServerAddress",
  "datevConsultant",
  "datevClient",
] as const satisfies readonly VenueField[];

/** Together they say how the venue writes numbers. */
const separatorFields = ["decimalSeparator", "thousandSeparator"];

/**
 * What stays as it is when the file is written, also if another user changes it meanwhile: nobody decided to take it
 * from the file. A currency that is the same has coins and rates that fit.
 */
const venueFieldsOf: KeptFields = new Map([
  ["settings", new Set(["venueName", "language"])],
  ["location", new Set<string>([...locationFields, ...separatorFields])],
  ["currency", new Set(["code", "hasDecimals"])],
]);

/** What is imported of a file. */
type SettledFile = { readonly file: SetupFile; readonly kept: KeptFields };

/** The file as the user wants it: with what belongs to the venue alone, or without. Refused if that has to be asked. */
export async function settleVenue(
  reading: ReadContext,
  file: SetupFile,
  choice: VenueChoice,
): Promise<SettledFile | RefusedCall> {
  if (choice === "take") return { file, kept: new Map() };
  const { database, location } = reading;
  const here = await readVenue(reading);
  const changes = compareVenues(here, venueInFile(file));
  const changed = new Set(changes.map(({ field }) => field));
  if (choice === "keep" || changes.length === 0) {
    return { file: withoutOtherVenue(file, changed), kept: venueFieldsOf };
  }
  const isOtherMoney =
    (changed.has("currency") || changed.has("decimals")) && (await hasBills(database, location));
  const shown = changes.map((change) => ({ ...change, inFile: excerptOf(change.inFile) }));
  return refuseCall("other-venue", detailsOfDifference({ changes: shown, hasBills: isOtherMoney }));
}

/** The longest text that a venue can have; a file may have any. */
const maxExcerptLength = noteMaximumLength;

function excerptOf(text: string): string {
  return text.length <= maxExcerptLength
    ? text
    : `${text.slice(0, maxExcerptLength).toWellFormed()}…`;
}

/** The lists that say something of the venue. */
type VenueRows = {
  readonly settings: Fields | undefined;
  readonly location: Fields | undefined;
  readonly currency: Fields | undefined;
};

async function readVenue(reading: ReadContext): Promise<VenueRows> {
  const [location] = await findRecordsAsOf(requireSection("location").topic, reading);
  const [currency] = await findRecordsAsOf(requireSection("currency").topic, reading);
  return { settings: await readSettings(reading.database), location, currency };
}

function venueInFile(file: SetupFile): VenueRows {
  const [settings] = file.get("settings") ?? [];
  const [location] = file.get("location") ?? [];
  const [currency] = file.get("currency") ?? [];
  // A location that names no logo has none.
  return { settings, location: location && { logo: null, ...location }, currency };
}

/** A row of the file may name only some of the fields that say one thing together. */
function compareVenues(here: VenueRows, inFile: VenueRows): readonly VenueChange[] {
  return findVenueChanges(
    { ...textsOf(here), ...pairedTextsOf(here, inFile, here) },
    { ...textsOf(inFile), ...pairedTextsOf(here, inFile, inFile) },
  );
}

function textsOf({ settings = {}, location = {} }: VenueRows): VenueTexts {
  const plain = locationFields.flatMap((field) =>
    field in location ? [[field, textOf(field, location[field])]] : [],
  );
  return {
    ...Object.fromEntries(plain),
    ...("venueName" in settings && { venueName: textOf("venueName", settings["venueName"]) }),
    ...("language" in settings && { language: textOf("language", settings["language"]) }),
  };
}

const currencyFields = ["name", "symbol", "hasDecimals"];

/** How one side writes amounts and what its currency is, as far as the file says anything of it. */
function pairedTextsOf(here: VenueRows, inFile: VenueRows, side: VenueRows): VenueTexts {
  const { location = {}, currency = {} } = inFile;
  const signs = signsOf({ ...here.location, ...side.location });
  const full = { ...here.currency, ...side.currency };
  const isNamed = currency["code"] !== undefined;
  const isSameCurrency = codeOf({ ...here.currency, ...currency }) === codeOf(here.currency ?? {});
  return {
    ...(separatorFields.some((field) => field in location) && {
      numbers: exampleOf({ ...signs, hasDecimals: true }),
    }),
    ...(isNamed && { currency: codeOf(full) }),
    ...(isNamed &&
      isSameCurrency &&
      "hasDecimals" in currency && { decimals: amountOf(full, signsOf({ ...here.location })) }),
    // Without its code a currency is known by what papers and screens show of it.
    ...(!isNamed &&
      currencyFields.some((field) => field in currency) && {
        currency: describeCurrency(full, signsOf({ ...here.location })),
      }),
  };
}

function codeOf({ code }: Fields): string {
  return textOf("code", code).toUpperCase();
}

function describeCurrency(currency: Fields, signs: NumberSeparators): string {
  const { name, symbol } = currency;
  return `${textOf("name", name)} ${textOf("symbol", symbol)} ${amountOf(currency, signs)}`;
}

function amountOf({ hasDecimals }: Fields, signs: NumberSeparators): string {
  return typeof hasDecimals === "boolean"
    ? exampleOf({ ...signs, hasDecimals })
    : textOf("hasDecimals", hasDecimals);
}

function textOf(field: string, value: unknown): string {
  return plainText(tidyField(field, value));
}

/** A wrong value is refused once the file is imported, if it is wanted at all. */
function plainText(value: unknown): string {
  const text = value ?? "";
  return typeof text === "string" ? text : JSON.stringify(text);
}

/** A separator may be a blank. */
function signsOf({ decimalSeparator, thousandSeparator }: Fields): NumberSeparators {
  return {
    decimalSeparator: plainText(decimalSeparator),
    thousandSeparator: plainText(thousandSeparator),
  };
}

function exampleOf(format: MoneyFormat): string {
  return formatMoney(money(1234_50), format);
}

/** Without the lists that fit only the other venue: its rates are in its currency, and its coins have its decimals. */
function withoutOtherVenue(file: SetupFile, changed: ReadonlySet<VenueField>): SetupFile {
  const has = (...fields: readonly VenueField[]) => fields.some((field) => changed.has(field));
  const unwanted = new Set([
    ...(has("venueName", "language") ? ["settings"] : []),
    ...(has("currency", "decimals") ? ["currency"] : []),
    ...(has("currency") ? ["foreignCurrencies"] : []),
    ...(has("logo") ? ["logos"] : []),
  ]);
  return new Map([...file].filter(([list]) => !unwanted.has(list)));
}

import { readFileSync } from "node:fs";

import type { LocationId } from "@comanda/domain/id";
import { minorUnitsPerUnit } from "@comanda/domain/money/money";
import { moneyOfUnits } from "@comanda/domain/money/money-of-units";
import { payTypeIndex } from "@comanda/domain/payment/pay-type";
import type { Country, WayToPay } from "@comanda/domain/venue/country";
import { countryOfVenue } from "@comanda/domain/venue/find-country";
import { localPrice, samplePricing, type SamplePricing } from "@comanda/domain/venue/sample-prices";

import type { Database } from "#database/database.ts";

import type { Fields } from "../office/index.ts";
import { findMainCurrency } from "../office-selling/index.ts";
import { findLocations } from "../venue/index.ts";
import { readSetup, type SetupFile } from "./read-setup.ts";
import {
  inPercent,
  localTaxes,
  withClassOfCategory,
  withOwnClass,
  type LocalTaxes,
} from "./local-taxes.ts";
import { kindOfSample } from "./sample-kinds.ts";

type SampleVenue = "restaurant" | "bar" | "spa" | "hotel";

/** A sample venue as a set-up file, with the prices, taxes and ways to pay of the country where the location is. */
export async function findSampleVenue(
  database: Database,
  location: LocationId,
  name: SampleVenue,
): Promise<SetupFile> {
  const { country, pricing } = await findHabits(database, location);
  const sample = readSample(name);
  const taxes = country === null ? null : localTaxes(sample.get("articles") ?? [], country);
  const local = [...sample].map(
    ([list, rows]) => [list, localRows(list, rows, { country, pricing, taxes })] as const,
  );
  const classes = new Set((taxes?.rows ?? []).flatMap(({ taxClasses }) => taxClasses));
  return new Map([...local, ["taxClasses", [...classes].map((taxClass) => ({ name: taxClass }))]]);
}

type Habits = { readonly country: Country | null; readonly pricing: SamplePricing };

async function findHabits(database: Database, location: LocationId): Promise<Habits> {
  const [here] = await findLocations(database, [location]);
  if (here === undefined) throw new Error(`There is no location ${location}`);
  const currency = await findMainCurrency(database, location);
  if (currency === null) throw new Error(`Location ${location} has no main currency`);
  const country = countryOfVenue({ currency: currency.code, timeZone: here.timeZone });
  return { country, pricing: samplePricing(country, currency) };
}

/** An ordinary set-up file, with Thai prices. */
function readSample(name: SampleVenue): SetupFile {
  const file = readSetup(readFileSync(new URL(`samples/${name}.yaml`, import.meta.url), "utf8"));
  if ("unreadable" in file) throw new Error(`The sample ${name} cannot be read`);
  return file;
}

function localRows(
  list: string,
  rows: readonly Fields[],
  { country, pricing, taxes }: Habits & { readonly taxes: LocalTaxes | null },
): readonly Fields[] {
  switch (list) {
    case "articles":
      return rows.map((row) => {
        const priced = inLocalMoney(row, articleAmounts, pricing);
        return taxes === null ? priced : withOwnClass(priced, taxes);
      });
    case "categories":
      return taxes === null ? rows : rows.map((row) => withClassOfCategory(row, taxes));
    case "stockItems":
      return rows.map((row) => inLocalMoney(row, ["cost"], pricing));
    case "commissions":
      return rows.map((row) => localCommission(row, pricing));
    case "payTypes":
      return localPayTypes(rows, country, taxes);
    default:
      return rows;
  }
}

const articleAmounts = ["price", "priceMinimum", "priceMaximum"];

/** A row with these of its amounts in local money. A file writes amounts in units of the currency. */
function inLocalMoney(row: Fields, fields: readonly string[], pricing: SamplePricing): Fields {
  const kind = kindOfSample(row);
  const amounts = fields.flatMap((field) => {
    const amount = row[field];
    if (typeof amount !== "number") return [];
    return [[field, localPrice(moneyOfUnits(amount), kind, pricing) / minorUnitsPerUnit]];
  });
  return { ...row, ...Object.fromEntries(amounts) };
}

function localCommission(row: Fields, pricing: SamplePricing): Fields {
  const { name, data } = row;
  const shares: readonly Fields[] = Array.isArray(data) ? data : [];
  const localShares = shares.map(({ userGroup, amount }) => {
    const { amount: local } = inLocalMoney({ name, amount }, ["amount"], pricing);
    return { userGroup, amount: local };
  });
  return { ...inLocalMoney(row, ["price"], pricing), data: localShares };
}

/** Where ways to pay of each kind are on the pay screen, and how far apart. */
const firstIndex: Readonly<Record<WayToPay["kind"], number>> = {
  card: 850,
  voucher: 950,
  transfer: 1000,
};

/** An unknown country has no tax and no charge: the check-list of the office asks for a tax. */
function localPayTypes(
  rows: readonly Fields[],
  country: Country | null,
  taxes: LocalTaxes | null,
): readonly Fields[] {
  if (country === null || taxes === null) {
    return rows.filter(({ indexNumber }) => Number(indexNumber) > payTypeIndex.cash);
  }
  const { serviceCharge, waysToPay } = country;
  const charge = rows.find(({ name }) => name === "Service charge");
  return [
    ...(charge === undefined || serviceCharge === null
      ? []
      : [{ ...charge, name: serviceCharge.name, value: inPercent(serviceCharge.value) }]),
    ...taxes.rows,
    ...rows.filter(({ indexNumber }) => indexNumber === payTypeIndex.invoice),
    ...waysToPay.map((way, at) => ({
      name: way.name,
      indexNumber: firstIndex[way.kind] + 10 * at,
      isCreditCard: way.kind === "card",
      isTransfer: way.kind === "transfer",
    })),
  ];
}

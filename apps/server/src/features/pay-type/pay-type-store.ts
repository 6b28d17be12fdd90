import { noBankQr, type BankQrSettings } from "@comanda/domain/bank-qr/bank-qr-settings";
import type { LocationId, PayTypeId, TaxClassId } from "@comanda/domain/id";
import type { Currency } from "@comanda/domain/money/currency";
import { checkQrCurrency } from "@comanda/domain/office/check-bank-qr";
import { payTypesAt, type DatedRate } from "@comanda/domain/payment/dated-rate";
import { sortByIndex, takesMoney, type PayType } from "@comanda/domain/payment/pay-type";
import type { Instant } from "@comanda/domain/time/instant";
import type { Selectable } from "kysely";

import type { Database } from "#database/database.ts";
import { journalledWays } from "#database/journalled-rows.ts";
import { fromJson } from "#database/portable-columns.ts";
import type { Tables } from "#database/tables.ts";
import {
  cachePerReferenceVersion,
  type ReferenceReader,
} from "#journal/cache-per-reference-version.ts";

import { findCachedLocation } from "../venue/index.ts";

/** How bills are charged and paid at a location: its pay types and its currency. */
type ChargeSettings = {
  readonly payTypes: readonly PayType[];
  readonly currency: Pick<Currency, "hasDecimals" | "symbol" | "cashRounding">;
};

/** The charges and pay types in use, and all that there ever were. */
type KnownChargeSettings = ChargeSettings & { readonly knownPayTypes: readonly PayType[] };

/** The current charges and ways of payment, at the rates of before their dated ones. */
export async function findChargeSettings(
  database: Database,
  location: LocationId,
): Promise<ChargeSettings> {
  const { payTypes, currency } = await findKnownChargeSettings(database, location);
  return { payTypes, currency };
}

// Papers need the retired ones as well, so one answer serves both.
const findCachedUndated = cachePerReferenceVersion(findKnownChargeSettings);

/** The same at the rates of a moment, cached for writes. All that are known keep their first rates: they only name. */
export async function findCachedChargeSettings(
  reading: ReferenceReader & { readonly at: Instant },
): Promise<KnownChargeSettings> {
  const settings = await findCachedUndated(reading);
  const { timeZone } = await findCachedLocation(reading);
  return { ...settings, payTypes: payTypesAt(settings.payTypes, { at: reading.at, timeZone }) };
}

/** The currency that bills are charged in, cached for writes. */
export async function findCachedCurrency(
  reading: ReferenceReader,
): Promise<ChargeSettings["currency"]> {
  return (await findCachedUndated(reading)).currency;
}

/**
 * The settings for reading closed bills. It includes retired pay types, which still tell cash from card. It excludes
 * retired charges: closed bills hold their own charges, and open bills must not be charged with retired ones.
 */
export async function findReportChargeSettings(
  database: Database,
  location: LocationId,
): Promise<ChargeSettings> {
  const { payTypes, knownPayTypes, currency } = await findKnownChargeSettings(database, location);
  const inUse = new Set(payTypes);
  return {
    payTypes: knownPayTypes.filter((type) => inUse.has(type) || takesMoney(type)),
    currency,
  };
}

/** The pay types with every charge that there ever was: a closed bill may have one that is retired since. */
export async function findAllChargeSettings(
  database: Database,
  location: LocationId,
): Promise<ChargeSettings> {
  const { knownPayTypes, currency } = await findKnownChargeSettings(database, location);
  return { payTypes: knownPayTypes, currency };
}

/** The charges that are taxes, retired ones included: closed bills still contain them. */
export async function findTaxes(
  database: Database,
  location: LocationId,
): Promise<ReadonlySet<PayTypeId>> {
  return new Set((await findTaxNames(database, location)).keys());
}

/** The names of the taxes in their order, retired ones included. */
export async function findTaxNames(
  database: Database,
  location: LocationId,
): Promise<ReadonlyMap<PayTypeId, string>> {
  const rows = await selectNames(database, location).where("is_vat", "=", 1).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The names of all pay types, retired ones included: bills were paid with them, and contain them. */
export async function findPayTypeNames(
  database: Database,
  location: LocationId,
): Promise<ReadonlyMap<PayTypeId, string>> {
  const rows = await selectNames(database, location).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function selectNames(database: Database, location: LocationId) {
  return database
    .selectFrom("pay_type")
    .select(["id", "name"])
    .where("location", "=", location)
    .orderBy("index_number")
    .orderBy("id");
}

/** The tax classes that each charge holds for, if it names any; of retired charges, too. */
export async function findClassesOfCharges(
  database: Database,
  location: LocationId,
): Promise<ReadonlyMap<PayTypeId, readonly TaxClassId[]>> {
  const rows = await database
    .selectFrom("pay_type_tax_class")
    .select(["pay_type", "tax_class"])
    .where("location", "=", location)
    .orderBy("tax_class")
    .execute();
  const byCharge = Map.groupBy(rows, (row) => row.pay_type);
  return new Map([...byCharge].map(([id, own]) => [id, own.map(({ tax_class }) => tax_class)]));
}

async function findDatedRates(
  database: Database,
  location: LocationId,
): Promise<ReadonlyMap<PayTypeId, readonly DatedRate[]>> {
  const rows = await database
    .selectFrom("pay_type_rate")
    .select(["pay_type", "from_date", "rate_basis_points"])
    .where("location", "=", location)
    .orderBy("from_date")
    .execute();
  const byCharge = Map.groupBy(rows, (row) => row.pay_type);
  const toDated = (row: (typeof rows)[number]): DatedRate => ({
    fromDate: row.from_date,
    rate: row.rate_basis_points,
  });
  return new Map([...byCharge].map(([id, own]) => [id, own.map(toDated)]));
}

async function findKnownChargeSettings(
  database: Database,
  location: LocationId,
): Promise<KnownChargeSettings> {
  const rows = await database
    .selectFrom("pay_type")
    .selectAll()
    .where("location", "=", location)
    .execute();
  const classesOf = await findClassesOfCharges(database, location);
  const ratesOf = await findDatedRates(database, location);
  const { has_decimals, symbol, code, cash_step, cash_way } = await database
    .selectFrom("currency")
    .select(["has_decimals", "symbol", "code", "cash_step", "cash_way"])
    .where("location", "=", location)
    .where("is_main", "=", 1)
    .executeTakeFirstOrThrow();
  const known = rows.map((row) => ({
    id: row.id,
    name: row.name,
    indexNumber: row.index_number,
    value: row.rate_basis_points,
    datedRates: ratesOf.get(row.id) ?? [],
    isIncludedInPrice: row.is_included_in_price === 1,
    isOnCharges: row.is_on_charges === 1,
    taxClasses: classesOf.get(row.id) ?? [],
    servingWays: fromJson(journalledWays, row.serving_ways),
    isCreditCard: row.is_credit_card === 1,
    isTransfer: row.is_transfer === 1,
    isVat: row.is_vat === 1,
    isHiddenOnBill: row.is_hidden_on_bill === 1,
    opensDrawer: row.opens_drawer === 1,
    ...bankQrOf(row, code),
  }));
  const cashRounding = cash_step === null ? null : { step: cash_step, way: cash_way };
  const currency = { hasDecimals: has_decimals === 1, symbol, cashRounding };
  const retired = new Set(rows.filter((row) => row.deleted_at !== null).map(({ id }) => id));
  const knownPayTypes = sortByIndex(known);
  return { payTypes: knownPayTypes.filter(({ id }) => !retired.has(id)), knownPayTypes, currency };
}

/** A code for another currency would ask for another amount, so there is none after the venue's currency changed. */
function bankQrOf(row: Selectable<Tables["pay_type"]>, currencyCode: string): BankQrSettings {
  const settings: BankQrSettings = {
    qrScheme: row.qr_scheme,
    qrReceiver: row.qr_receiver,
    qrName: row.qr_name,
    qrCity: row.qr_city,
    printsQr: row.prints_qr === 1,
  };
  return checkQrCurrency(settings, currencyCode).length === 0 ? settings : noBankQr;
}

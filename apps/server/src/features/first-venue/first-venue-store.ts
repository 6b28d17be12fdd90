import type { LocationId, UserGroupId } from "@comanda/domain/id";
import { rate } from "@comanda/domain/money/rate";
import type { FirstVenue } from "@comanda/domain/office/check-first-venue";
import { payTypeIndex } from "@comanda/domain/payment/pay-type";
import type { Instant } from "@comanda/domain/time/instant";
import type { Language } from "@comanda/domain/venue/settings";
import type { NewVenueNames } from "@comanda/languages/en_US/new-venue";
import { inEveryLanguage } from "@comanda/languages/in-every-language";
import { newVenue } from "@comanda/languages/lists/new-venue";

import type { Database, WriteTransaction } from "#database/database.ts";
import { toFlag, toJson } from "#database/portable-columns.ts";

import { writeBaseAt } from "../past/index.ts";

export async function hasStaff(database: Database): Promise<boolean> {
  const somebody = await database.selectFrom("staff").select("id").limit(1).executeTakeFirst();
  return somebody !== undefined;
}

const namesIn = inEveryLanguage<NewVenueNames>(newVenue);

/** What every venue needs, with names in the language of its tills that it may change. */
function firstRecords(language: Language) {
  const { payTypes, userGroups, expenseCategories, discountReasons } = namesIn[language];
  const groupKinds = ["management", "cashier", "service"] as const;
  return {
    userGroups: groupKinds.map((kind) => ({ name: userGroups[kind], kind })),
    payTypes: [
      // Only cash is seen by its name: the till has words of its own for the other figures.
      { name: "Subtotal", index_number: payTypeIndex.subtotal },
      { name: "Total", index_number: payTypeIndex.total },
      { name: "Amount", index_number: payTypeIndex.amount },
      { name: payTypes.cash, index_number: payTypeIndex.cash, opens_drawer: 1 },
      { name: "Change", index_number: payTypeIndex.change },
    ],
    expenseCategories: [
      { name: expenseCategories.floatTopUp, type: "money-in" },
      { name: expenseCategories.commission, type: "system" },
    ],
    discountReasons: [
      { name: discountReasons.regularGuest, kind: "discount" },
      { name: discountReasons.longWait, kind: "discount" },
      { name: discountReasons.birthday, kind: "house" },
      { name: discountReasons.complaint, kind: "house" },
    ],
  } as const;
}

/** Null if another request was first. */
export async function insertFirstVenue(
  database: Database,
  venue: FirstVenue,
  { passwordHash, at }: { readonly passwordHash: string; readonly at: Instant },
): Promise<LocationId | null> {
  return database.transaction().execute(async (tx) => {
    if (!(await claim(tx, venue))) return null;
    const groups = await tx
      .insertInto("user_group")
      .values(firstRecords(venue.settings.language).userGroups)
      .returning(["id", "kind"])
      .execute();
    const { id: location } = await tx
      .insertInto("location")
      .values(locationRow(venue.location))
      .returning("id")
      .executeTakeFirstOrThrow();
    await insertHouse(tx, location, venue);
    const management = groups.find(({ kind }) => kind === "management")?.id;
    if (management === undefined) throw new Error("The management is no group");
    await insertAdmin(tx, { location, management, passwordHash }, venue);
    await writeBaseAt(tx, location, at);
    return location;
  });
}

/** The settings row exists only once: the request that inserts it creates the venue. */
async function claim(tx: WriteTransaction, { settings }: FirstVenue): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("setting")
    .values(
      Object.entries(settings).map(([name, value]) => ({ name, value: JSON.stringify(value) })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === BigInt(Object.keys(settings).length);
}

function locationRow(location: FirstVenue["location"]) {
  return {
    name: location.name,
    address: location.address,
    phone: location.phone,
    time_zone: location.timeZone,
    printer_server_address: location.printerServerAddress,
    uses_local_server: toFlag(location.usesLocalServer),
    groups_bill_items: toFlag(location.groupsBillItems),
    uses_bill_number_per_work_day: toFlag(location.usesBillNumberPerWorkDay),
    asks_for_order_level: toFlag(location.asksForOrderLevel),
    decimal_separator: location.decimalSeparator,
    thousand_separator: location.thousandSeparator,
    currency_sign: location.currencySign,
  };
}

async function insertHouse(
  tx: WriteTransaction,
  location: LocationId,
  { settings, currency, station }: FirstVenue,
): Promise<void> {
  const { payTypes, expenseCategories, discountReasons } = firstRecords(settings.language);
  await tx
    .insertInto("currency")
    .values({
      location,
      name: currency.name,
      symbol: currency.symbol,
      code: currency.code,
      exchange_rate_millionths: currency.exchangeRateMillionths,
      coins: toJson(currency.coins),
      notes: toJson(currency.notes),
      has_decimals: toFlag(currency.hasDecimals),
      is_main: 1,
    })
    .execute();
  await tx.insertInto("station").values({ location, name: station, is_sale_point: 1 }).execute();
  const row = {
    location,
    rate_basis_points: rate(0),
    is_included_in_price: 0,
    is_on_charges: 0,
    is_credit_card: 0,
    is_vat: 0,
    is_hidden_on_bill: 0,
    opens_drawer: 0,
    is_transfer: 0,
    deleted_at: null,
  } as const;
  await tx
    .insertInto("pay_type")
    .values(payTypes.map((payType) => ({ ...row, ...payType })))
    .execute();
  await tx
    .insertInto("expense_category")
    .values(expenseCategories.map((category) => ({ location, ...category })))
    .execute();
  await tx
    .insertInto("discount_reason")
    .values(discountReasons.map((reason) => ({ location, ...reason })))
    .execute();
}

type AdminPlacement = {
  readonly location: LocationId;
  readonly management: UserGroupId;
  readonly passwordHash: string;
};

async function insertAdmin(
  tx: WriteTransaction,
  { location, management, passwordHash }: AdminPlacement,
  { admin }: FirstVenue,
): Promise<void> {
  const { id } = await tx
    .insertInto("staff")
    .values({
      ref: admin.ref,
      username: admin.username,
      password_hash: passwordHash,
      first_name: admin.firstName,
      last_name: admin.lastName,
      role: admin.role,
      user_group: management,
      sub_roles: toJson(admin.subRoles),
      permissions: toJson(admin.permissions),
      may_log_in: toFlag(admin.mayLogIn),
      location: null,
      station: null,
      deleted_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx.insertInto("staff_location").values({ location, staff: id, ref: admin.ref }).execute();
}

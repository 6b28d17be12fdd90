import { listCommissions, payCommission } from "@comanda/contract/commission";
import { readSettings, saveSettings } from "@comanda/contract/office-settings";
import { addPayment, listExpenseCategories } from "@comanda/contract/payment";
import { pickStation } from "@comanda/contract/pick-station";
import { addStaff, listStaff, listUserGroups, setStaffStation } from "@comanda/contract/staff";
import { listStock, updateStock } from "@comanda/contract/stock";
import { printMonthReport } from "@comanda/contract/report";

import { sellLadyDrink } from "./bill-actions.ts";
import { openDayAndShift, type Evening } from "./test-evening.ts";
import { aReportForm } from "./test-form.ts";
import { endDay, endShiftOf, payTypesOf, startShiftOf } from "./test-money.ts";
import { callAs, replyOf, signInAs } from "./test-till.ts";

/** Each returns the status of its last call; the name is unique to the action. */
type VenueAction = (evening: Evening, name: string) => Promise<number>;

/** Writes other than bills: money, shifts, days, shelves and staff. */
export const venueActions = {
  cash: async (evening, note) => {
    const { app, cashier, write } = evening;
    const list = replyOf(listExpenseCategories, await callAs(app, cashier, listExpenseCategories));
    const category = list.find(({ type }) => type === 0);
    const body = { type: 0, amount: 60_00, note, expenseCategory: category?.id ?? null };
    return (await write(cashier, addPayment, { body })).statusCode;
  },
  commission: async (evening, table) => {
    const { app, cashier, write } = evening;
    await sellLadyDrink(evening, table, (await payTypesOf(evening)).get(800) ?? 0);
    const [due] = replyOf(listCommissions, await callAs(app, cashier, listCommissions));
    const billItemIdList = due?.lines.map(({ billItem }) => billItem) ?? [];
    const body = { staffId: due?.staff, amount: due?.amount, billItemIdList };
    return (await write(cashier, payCommission, { body })).statusCode;
  },
  shift: async (evening) => {
    await endShiftOf(evening, evening.cashier, 1500_25);
    await startShiftOf(evening, evening.cashier, 20_00);
    return 200;
  },
  day: async (evening) => {
    await endShiftOf(evening, evening.cashier, 0);
    await endDay(evening, evening.cashier);
    await openDayAndShift(evening);
    return 200;
  },
  month: async ({ cashier, write }) => {
    const dates = JSON.stringify({ from: "2026-11-01", to: "2026-11-30" });
    const form = aReportForm({ summary: dates }, "%PDF-1.7 the month");
    return (await write(cashier, printMonthReport, { form })).statusCode;
  },
  delivery: async ({ app, cashier, write }) => {
    const { stocks } = replyOf(listStock, await callAs(app, cashier, listStock));
    const [first] = stocks;
    const row = { ...first, delivered: 1500 };
    const body = { [String(first?.station)]: { station: first?.station, stocks: [row] } };
    return (await write(cashier, updateStock, { body })).statusCode;
  },
  staff: async ({ app, cashier, write }, username) => {
    const groups = replyOf(listUserGroups, await callAs(app, cashier, listUserGroups));
    const body = {
      username,
      password: "jasmine rice",
      ref: username.slice(-4),
      userGroup: groups.find(({ kind }) => kind === "service")?.id ?? 0,
      firstName: "Kanya",
      lastName: "Sri",
      authPermitted: true,
      subRoles: ["order-taker"],
    };
    return (await write(cashier, addStaff, { body })).statusCode;
  },
  whereabouts: async ({ app, cashier, waiter, write }) => {
    const everybody = replyOf(listStaff, await callAs(app, cashier, listStaff));
    const own = new Set([cashier.user.id, waiter.user.id]);
    const other = everybody.find((one) => one.station === null && !own.has(one.id));
    const left = everybody.find((one) => one.station !== null && !own.has(one.id));
    const chosen = other ?? left;
    const station = other === undefined ? null : (cashier.stations[0]?.id ?? null);
    const body = { userIds: [chosen?.id], station };
    return (await write(cashier, setStaffStation, { body })).statusCode;
  },
  settings: async ({ app, write }, venueName) => {
    const admin = await signInAs(app, "admin");
    const bar = admin.stations.find(({ name }) => name === "Bar")?.id ?? 0;
    await callAs(app, admin, pickStation, { params: { id: bar } });
    const before = replyOf(readSettings, await callAs(app, admin, readSettings));
    const body = { before, after: { ...before, venueName } };
    return (await write(admin, saveSettings, { body })).statusCode;
  },
  "sign-in": async ({ app }) => {
    const admin = await signInAs(app, "admin");
    const bar = admin.stations.find(({ name }) => name === "Bar")?.id ?? 0;
    return (await callAs(app, admin, pickStation, { params: { id: bar } })).statusCode;
  },
} satisfies Readonly<Record<string, VenueAction>>;

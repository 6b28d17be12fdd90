import { readFirstVenue } from "@comanda/contract/first-venue";
import { listMenu } from "@comanda/contract/menu";
import { officeLocation } from "@comanda/contract/office-venue";
import {
  officeCurrency,
  officeDiscountReason,
  officeExpenseCategory,
  officePayType,
} from "@comanda/contract/office-selling";
import { officeStaff, officeUserGroup } from "@comanda/contract/office-staff";
import { listSettings } from "@comanda/contract/settings";
import { callTarget, type Call } from "@comanda/contract/call";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import type { TestApp } from "../../testing/test-app.ts";
import { startTestApp } from "../../testing/test-app.ts";
import {
  firstVenue,
  postFirstVenue,
  startEmptyApp,
  startFirstVenue,
} from "../../testing/test-first-venue.ts";
import { callAs, errorOf, postSignIn, replyOf } from "../../testing/test-till.ts";

const ask = ({ app }: TestApp, call: Call) =>
  app().inject({ method: call.method, url: callTarget(call) });

describe("a server without users", () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startEmptyApp();
  });
  afterEach(() => app.close());

  test("reports it, and offers every language", async () => {
    expect(replyOf(readFirstVenue, await ask(app, readFirstVenue))).toEqual({
      isEmpty: true,
      hasDemoPasswords: false,
    });
    const { allowedLanguages } = replyOf(listSettings, await ask(app, listSettings));
    expect(allowedLanguages).toHaveLength(4);
  });

  test.each([
    [{ venueName: " " }, "venueName", "required"],
    [{ station: "" }, "station", "required"],
    [{ timeZone: "Mars/Base" }, "timeZone", "invalid"],
    [{ currency: { ...firstVenue.currency, code: "Peso" } }, "currency.code", "too-long"],
    [{ currency: { ...firstVenue.currency, coins: [1, 1] } }, "currency.coins", "repeated"],
    [{ admin: { ...firstVenue.admin, username: "hương" } }, "admin.username", "not-a-username"],
    [{ admin: { ...firstVenue.admin, password: " " } }, "admin.password", "required"],
  ])("creates no venue with %j, because of the %s", async (changes, field, code) => {
    const { fields } = errorOf(await postFirstVenue(app, changes));
    expect(fields).toMatchObject([{ field, code }]);
    expect(replyOf(readFirstVenue, await ask(app, readFirstVenue))).toMatchObject({
      isEmpty: true,
    });
  });

  test("creates one venue for two concurrent requests", async () => {
    const answers = await Promise.all([postFirstVenue(app), postFirstVenue(app)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

describe("the first venue", () => {
  test.each([
    ["en_US", "Cash", "Cashier", "Float top-up", "Regular guest"],
    ["vi_VN", "Tiền mặt", "Thu ngân", "Thêm tiền lẻ", "Khách quen"],
    ["th_TH", "เงินสด", "แคชเชียร์", "เติมเงินทอน", "ลูกค้าประจำ"],
    ["tl_PH", "Cash", "Kahera", "Dagdag na panukli", "Suki"],
  ])("of a venue that speaks %s has %s, %s, %s and %s", async (language, ...expected) => {
    const { app, admin } = await startFirstVenue({ language });
    const list = async <C extends Call>(call: C) => replyOf(call, await callAs(app, admin, call));
    const cash = (await list(officePayType.list)).find(({ indexNumber }) => indexNumber === 800);
    const cashier = (await list(officeUserGroup.list)).find(({ kind }) => kind === "cashier");
    const [float] = await list(officeExpenseCategory.list);
    const [reason] = await list(officeDiscountReason.list);
    expect([cash, cashier, float, reason].map((record) => record?.name)).toEqual(expected);
    await app.close();
  });

  test("writes amounts and the sign of its currency as it was set up", async () => {
    const habits = { decimalSeparator: ",", thousandSeparator: ".", currencySign: "after" };
    const { app, admin } = await startFirstVenue(habits);
    const reply = await callAs(app, admin, officeLocation.list);
    expect(replyOf(officeLocation.list, reply)).toMatchObject([habits]);
    await app.close();
  });

  test("has the required basics, and its manager can sign in", async () => {
    const { app, admin } = await startFirstVenue({ timeZone: "asia/manila" });
    expect(admin.user.permissions).toContain("admin");
    expect(admin.stations).toMatchObject([{ name: "Bar", isSalePoint: true }]);
    const list = async <C extends Call>(call: C) => replyOf(call, await callAs(app, admin, call));
    const first = { id: expect.any(Number), revision: 1, isRetired: false };
    expect(await list(officeLocation.list)).toEqual([
      {
        ...first,
        name: "Corner Bar",
        address: "",
        phone: "",
        timeZone: "Asia/Manila",
        printerServerAddress: "",
        usesLocalServer: false,
        groupsBillItems: false,
        usesBillNumberPerWorkDay: false,
        asksForOrderLevel: false,
        usesSeats: false,
        courseMinutes: null,
        printsLaterCourses: true,
        decimalSeparator: ".",
        thousandSeparator: ",",
        currencySign: "none",
        taxNumber: "",
        billHeader: "",
        billFooter: "",
        logo: null,
        chartOfAccounts: "country",
        datevConsultant: "",
        datevClient: "",
        fiscalYearMonth: 1,
      },
    ]);
    expect(await list(officeCurrency.list)).toEqual([
      {
        ...first,
        ...firstVenue.currency,
        exchangeRateMillionths: 1_000_000,
        cashStep: null,
        cashWay: "nearest",
      },
    ]);
    const plain = {
      ...first,
      value: 0,
      isIncludedInPrice: false,
      isOnCharges: false,
      datedRates: [],
      taxClasses: [],
      servingWays: [],
      isCreditCard: false,
      isTransfer: false,
      isVat: false,
      isHiddenOnBill: false,
      opensDrawer: false,
      qrScheme: "none",
      qrReceiver: "",
      qrName: "",
      qrCity: "",
      printsQr: false,
    };
    expect(await list(officePayType.list)).toEqual([
      { ...plain, name: "Subtotal", indexNumber: 100 },
      { ...plain, name: "Total", indexNumber: 400 },
      { ...plain, name: "Amount", indexNumber: 700 },
      { ...plain, name: "Cash", indexNumber: 800, opensDrawer: true },
      { ...plain, name: "Change", indexNumber: 1100 },
    ]);
    expect(await list(officeExpenseCategory.list)).toEqual([
      { ...first, name: "Dagdag na panukli", type: "money-in" },
      { ...first, name: "Komisyon", type: "system" },
    ]);
    expect(await list(officeUserGroup.list)).toEqual([
      { ...first, name: "Pamamahala", kind: "management", permissions: [], discountLimit: null },
      { ...first, name: "Kahera", kind: "cashier", permissions: [], discountLimit: null },
      { ...first, name: "Serbisyo", kind: "service", permissions: [], discountLimit: null },
    ]);
    const { username, firstName, lastName } = firstVenue.admin;
    const [management] = await list(officeUserGroup.list);
    expect(await list(officeStaff.list)).toEqual([
      {
        ...first,
        username,
        ref: "1",
        firstName,
        lastName,
        role: "admin",
        userGroup: management?.id,
        subRoles: ["order-taker"],
        permissions: admin.user.permissions,
        mayLogIn: true,
      },
    ]);
    expect((await list(listMenu)).articles).toEqual([]);
    expect(errorOf(await postFirstVenue(app))).toMatchObject({ status: 409, code: "venue-exists" });
    await app.close();
  });

  test("is refused on a server with users", async () => {
    const app = await startTestApp();
    expect(replyOf(readFirstVenue, await ask(app, readFirstVenue))).toEqual({
      isEmpty: false,
      hasDemoPasswords: true,
    });
    expect(errorOf(await postFirstVenue(app)).code).toBe("venue-exists");
    expect((await postSignIn(app, { username: "admin", password: "first key" })).statusCode).toBe(
      401,
    );
    await app.close();
  });
});

import { newBill } from "@comanda/contract/bill";
import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { countCash, endShift, startShift, startWorkDay } from "@comanda/contract/day";
import { listMenu } from "@comanda/contract/menu";
import { listPayTypes } from "@comanda/contract/pay-type";
import { plainPress } from "@comanda/contract/sent-line";
import { listReports } from "@comanda/contract/report";
import { listStaff } from "@comanda/contract/staff";

import { apiTill, type ApiTill } from "./api-till.ts";
import { seatGuests } from "./seat-guests.ts";
import { sell } from "./sell.ts";
import type { RunningServer } from "./start-server.ts";

/** The data of the venue that a walk through all screens needs. */
export type Stage = {
  /** Its price is typed. */
  readonly catchOfTheDay: number;
  readonly tenderloin: number;
  /** It earns a commission. */
  readonly ladyDrink: number;
  /** A printed bill, at the table with this name. */
  readonly terrace: number;
  /** A report of a shift that has ended. */
  readonly report: number;
  /** Another till, signed in with all permissions, for changes made elsewhere during the walk. */
  readonly other: ApiTill;
};

const sales = [
  { table: "4", articles: ["Green Curry", "Jasmine Rice", "Singha Beer"] },
  { table: "Terrace 7", articles: ["Gin", "Gin"] },
  { table: "12", articles: ["Pad Thai", "Lady Drink", "Foot Massage", "Pool Table", "Rib Eye"] },
];

/** A drawer with 1,000.00 in it. */
const count = { coin: [], cash: [{ bill: 100_000, qty: 1, total: 100_000 }] };
const startCount = { startDrawerCash: 100_000, coin: [], cash: [{ bill: 100_000, qty: 1 }] };

/**
 * A venue with open bills and an administrator's shift; another shift is open at the spa, and one at the bar has ended.
 * Guests sit at the tables of the dining room. The bill of table 12 has every kind of line, and a steak at its end.
 */
export async function setStage(server: RunningServer): Promise<Stage> {
  const other = await apiTill(server.origin, "admin", "Restaurant");
  const report = await openShifts(server, other);
  const till = await apiTill(server.origin, "waiter", "Restaurant");
  await seatGuests(other);
  const { articles } = await till.call(listMenu);
  const idOf = (name: string) => articles.find((article) => article.name === name)?.id ?? 0;
  const typeOf = (name: string) => articles.find((article) => article.name === name)?.type ?? 0;
  const staff = (await till.call(listStaff)).find(({ username }) => username === "waiter")?.id;
  const header = { room: "", cover: 2, staff, customer: null, isSecondBill: false };
  const bills = new Map<string, number>();
  for (const { table, articles: names } of sales) {
    const billItems = names.map((name) => item(idOf(name), typeOf(name)));
    const { id } = await till.call(newBill, { body: { ...header, table, billItems } });
    bills.set(table, id);
  }
  return {
    catchOfTheDay: idOf("Catch of the Day"),
    tenderloin: idOf("Tenderloin"),
    ladyDrink: idOf("Lady Drink"),
    terrace: bills.get("Terrace 7") ?? 0,
    report,
    other,
  };
}

async function openShifts({ origin }: RunningServer, restaurant: ApiTill): Promise<number> {
  await restaurant.call(startWorkDay);
  await restaurant.call(startShift, { body: startCount });
  const bar = await apiTill(origin, "cashier", "Bar");
  await bar.call(startShift, { body: startCount });
  await sellAndVoid(bar);
  await bar.call(countCash, { body: count });
  await bar.call(endShift, { body: { endDrawerCash: 100_000, message: "", fileName: "" } });
  const spa = await apiTill(origin, "cashier", "Spa");
  await spa.call(startShift, { body: startCount });
  const [report] = await bar.call(listReports);
  return report?.id ?? 0;
}

/** Sells and voids bills, so that the reports have figures. */
async function sellAndVoid(till: ApiTill): Promise<void> {
  const payTypes = await till.call(listPayTypes);
  const payType = payTypes.find(({ name }) => name === "Cash")?.id;
  const body = { payDetails: [{ payType, total: 100_000 }] };
  // Of two categories, so that their report has a chart.
  for (const [article, table] of [
    ["Mojito", "B3"],
    ["Rib Eye", "B1"],
  ] as const) {
    const { id } = await sell(till, { article, table });
    await till.call(closeBill, { params: { id }, body });
  }
  const left = await sell(till, { article: "Gin", table: "B2" });
  await till.call(voidBill, { params: { id: left.id }, body: { statusNote: "Guests left" } });
}

/** The code of a timer line; the article of a timer has another code. */
const timerLine = 5;

function item(product: number, articleType: number) {
  const createdDate = new Date().toISOString().slice(0, 19).replace("T", " ");
  return {
    ...plainPress,
    key: crypto.randomUUID(),
    createdDate,
    product,
    ...(articleType !== 0 && { type: timerLine, timeStart: createdDate }),
  };
}

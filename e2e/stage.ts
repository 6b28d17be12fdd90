import { newBill } from "@comanda/contract/bill";
import { listMenu } from "@comanda/contract/menu";
import { plainPress } from "@comanda/contract/sent-line";
import { listStaff } from "@comanda/contract/staff";

import { apiTill } from "./api-till.ts";
import { openHouse } from "./open-house.ts";
import type { RunningServer } from "./start-server.ts";

/** What a walk through all screens needs to know of the venue. */
export type Stage = {
  /** Its price is typed. */
  readonly catchOfTheDay: number;
  /** Somebody earns a commission on it. */
  readonly ladyDrink: number;
};

const sales = [
  { table: "4", articles: ["Green Curry", "Jasmine Rice", "Singha Beer"] },
  { table: "Terrace 7", articles: ["Gin", "Gin"] },
  // The highest number stands first among the open bills.
  { table: "12", articles: ["Pad Thai", "Lady Drink", "Foot Massage", "Pool Table", "Rib Eye"] },
];

/** A house with open bills; the one of table 12 has every kind of line, and a steak at its end. */
export async function setStage(server: RunningServer): Promise<Stage> {
  await openHouse(server);
  const till = await apiTill(server.origin, "waiter", "Restaurant");
  const { articles } = await till.call(listMenu);
  const idOf = (name: string) => articles.find((article) => article.name === name)?.id ?? 0;
  const typeOf = (name: string) => articles.find((article) => article.name === name)?.type ?? 0;
  const staff = (await till.call(listStaff)).find(({ username }) => username === "waiter")?.id;
  const header = { room: "", cover: 2, staff, customer: null, isSecondBill: false };
  for (const { table, articles: names } of sales) {
    const billItems = names.map((name) => item(idOf(name), typeOf(name)));
    await till.call(newBill, { body: { ...header, table, billItems } });
  }
  return { catchOfTheDay: idOf("Catch of the Day"), ladyDrink: idOf("Lady Drink") };
}

/** The code of a line that counts time; an article that is sold by time has another. */
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

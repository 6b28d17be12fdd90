import { newBill, updateBill } from "@comanda/contract/bill";
import { listMenu } from "@comanda/contract/menu";
import { plainPress } from "@comanda/contract/sent-line";
import { listStaff } from "@comanda/contract/staff";
import type { ReplyOf } from "@comanda/contract/call";

import type { ApiTill } from "./api-till.ts";

type Sale = {
  readonly article: string;
  readonly table: string;
  readonly quantity?: number;
  /** What is served as the second course; the article is then the first. */
  readonly next?: string;
  /** Beside a bill that the table has already. */
  readonly isSecondBill?: boolean;
};

export async function sell(
  till: ApiTill,
  { article, table, next, quantity = 1, isSecondBill = false }: Sale,
): Promise<ReplyOf<typeof newBill>> {
  const named = next === undefined ? [article] : [article, next];
  const pressed = await Promise.all(named.map((name) => press(till, name)));
  const billItems = pressed.map((item, index) => ({
    ...item,
    qty: quantity,
    ...(next !== undefined && { course: index + 1 }),
  }));
  const staff = (await till.call(listStaff)).find(({ username }) => username === "waiter")?.id;
  const header = { room: "", cover: 1, staff, customer: null, isSecondBill };
  return till.call(newBill, { body: { ...header, table, billItems } });
}

/** One more article for a bill that nobody has changed. */
export async function sendRound(till: ApiTill, id: number, article: string): Promise<void> {
  const billItems = [await press(till, article)];
  await till.call(updateBill, { body: { id, version: 1, billItems } });
}

async function press(till: ApiTill, article: string) {
  const { articles } = await till.call(listMenu);
  return {
    ...plainPress,
    key: crypto.randomUUID(),
    createdDate: new Date().toISOString().slice(0, 19).replace("T", " "),
    product: articles.find(({ name }) => name === article)?.id,
  };
}

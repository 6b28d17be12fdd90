import { newBill } from "@comanda/contract/bill";
import { listMenu } from "@comanda/contract/menu";
import { plainPress } from "@comanda/contract/sent-line";
import { listStaff } from "@comanda/contract/staff";
import type { ReplyOf } from "@comanda/contract/call";

import type { ApiTill } from "./api-till.ts";

type Sale = {
  readonly article: string;
  readonly table: string;
  /** What is served as the second course; the article is then the first. */
  readonly next?: string;
};

export async function sell(
  till: ApiTill,
  { article, table, next }: Sale,
): Promise<ReplyOf<typeof newBill>> {
  const { articles } = await till.call(listMenu);
  const named = next === undefined ? [article] : [article, next];
  const staff = (await till.call(listStaff)).find(({ username }) => username === "waiter")?.id;
  const billItems = named.map((wanted, index) => ({
    ...plainPress,
    key: crypto.randomUUID(),
    createdDate: new Date().toISOString().slice(0, 19).replace("T", " "),
    product: articles.find(({ name }) => name === wanted)?.id,
    ...(next !== undefined && { course: index + 1 }),
  }));
  const header = { room: "", cover: 1, staff, customer: null, isSecondBill: false };
  return till.call(newBill, { body: { ...header, table, billItems } });
}

import { randomUUID } from "node:crypto";

import { newBill } from "@comanda/contract/bill";
import { printBill, printTickets } from "@comanda/contract/bill-papers";
import { closeBill } from "@comanda/contract/end-bill";
import type { ReplyOf } from "@comanda/contract/call";
import { countCash, endShift, endWorkDay, startShift, startWorkDay } from "@comanda/contract/day";
import { listMenu, type ArticleReply } from "@comanda/contract/menu";

import type { PrintJob } from "@comanda/contract/print";
import { listPayTypes } from "@comanda/contract/pay-type";
import { plainPress } from "@comanda/contract/sent-line";
import { takeTender } from "@comanda/contract/tender";

import { replyOf, signedTill, type Till } from "./till.ts";
import type { Venue } from "./venue.ts";

/** An evening in progress at the sale points of Lotus House, each with a till and a shift. */
export type Evening = {
  readonly origin: string;
  readonly tills: readonly Till[];
  readonly saveBill: (till: Till, lines?: number) => Promise<SavedBill>;
  /** The kitchen's and the bar's tickets, and the guests' bill. */
  readonly printPapers: (till: Till, saved: SavedBill) => Promise<readonly PrintJob[]>;
  /** A guest pays a part and leaves. */
  readonly takePart: (till: Till, saved: SavedBill) => Promise<void>;
  /** Opens the drawer as well, which is a job like a paper. */
  readonly payBill: (till: Till, saved: SavedBill) => Promise<PaidBill>;
};

export type SavedBill = ReplyOf<typeof newBill>;
export type PaidBill = ReplyOf<typeof closeBill>;

/** The number of different articles that guests order in the benchmark. */
const orderedArticles = 500;
const linesOfBill = 5;

type EveningOptions = {
  readonly otherServers?: readonly string[];
  /** Who sells, at the only location where they work. */
  readonly username?: string;
};

/** The tills take the servers of the venue in turn; if a location has fewer sale points than tills, they share. */
export async function openEvening(
  { origin }: Pick<Venue, "origin">,
  tillCount: number,
  { otherServers = [], username = "cashier" }: EveningOptions = {},
): Promise<Evening> {
  const servers = [origin, ...otherServers];
  const first = await signedTill(origin, { username });
  const [location] = first.who.user.subLocations;
  const salePoints = first.who.stations.filter(
    (station) => station.isSalePoint && station.location === location,
  );
  replyOf(startWorkDay, await first.ask(startWorkDay));
  const tills: Till[] = [];
  for (let index = 0; index < tillCount; index += 1) {
    const server = servers[index % servers.length] ?? origin;
    const station = salePoints[index % salePoints.length]?.id ?? 0;
    const till = await signedTill(server, { username, station });
    const drawer = { startDrawerCash: 100_000, coin: [], cash: [{ bill: 100_000, qty: 1 }] };
    const isFirst = index < salePoints.length;
    if (isFirst) replyOf(startShift, await till.ask(startShift, { body: drawer }));
    tills.push(till);
  }
  const menu = replyOf(listMenu, await first.ask(listMenu));
  const articles = menu.articles.filter(isSimple).slice(0, orderedArticles);
  const cash = await cashOf(first);
  first.leave();
  return {
    origin,
    tills,
    saveBill: async (till, lines = linesOfBill) => {
      const body = makeBillBody(till, articles, lines);
      return replyOf(newBill, await till.ask(newBill, { body }));
    },
    printPapers,
    takePart: async (till, { id }) => {
      const body = { bill: id, key: randomUUID(), payType: cash, amount: 100 };
      replyOf(takeTender, await till.ask(takeTender, { body }));
    },
    payBill: async (till, saved) => {
      const total = Number(saved.insert["bill"]?.[0]?.["amount"]);
      const body = { payDetails: [{ payType: cash, total }] };
      return replyOf(closeBill, await till.ask(closeBill, { params: { id: saved.id }, body }));
    },
  };
}

async function printPapers(till: Till, { id }: SavedBill): Promise<readonly PrintJob[]> {
  const tickets = replyOf(printTickets, await till.ask(printTickets, { body: { id } }));
  const params = { id, mode: 0, merged: 0 } as const;
  const bill = replyOf(printBill, await till.ask(printBill, { params, query: {} }));
  return [...tickets.jobs, ...bill.jobs];
}

/** Saves and pays so many bills, one after the other, at the first till. */
export async function sellBills(
  { saveBill, payBill, tills: [till] }: Evening,
  count: number,
): Promise<void> {
  if (till === undefined) return;
  for (let sold = 0; sold < count; sold += 1) await payBill(till, await saveBill(till));
}

/**
 * Every till counts its drawer and ends its shift, and the last one ends the day, so that its sales do not affect later
 * measurements.
 */
export async function endEvening({ tills }: Evening): Promise<void> {
  const paper = { message: "", fileName: "" };
  const counted = { coin: [], cash: [{ bill: 100_000, qty: 1, total: 100_000 }] };
  const ended = new Set<number | null>();
  for (const [index, till] of tills.entries()) {
    const { station } = till;
    if (!ended.has(station)) {
      replyOf(countCash, await till.ask(countCash, { body: counted }));
      replyOf(endShift, await till.ask(endShift, { body: { endDrawerCash: 100_000, ...paper } }));
    }
    ended.add(station);
    const isLast = index === tills.length - 1;
    if (isLast) replyOf(endWorkDay, await till.ask(endWorkDay, { body: paper }));
    till.leave();
  }
}

/** Whether the article is sold with a single press. */
function isSimple(article: ArticleReply): boolean {
  const { type, variablePrice, questions, active, outOfStock, deletedAt } = article;
  const isOffered = active && outOfStock.length === 0 && deletedAt === null;
  return type === 0 && !variablePrice && questions === undefined && isOffered;
}

function makeBillBody({ who }: Till, articles: readonly ArticleReply[], lines: number) {
  return {
    table: `B${randomUUID().slice(0, 12)}`,
    room: "",
    cover: 2,
    staff: who.user.id,
    customer: null,
    isSecondBill: false,
    billItems: Array.from({ length: lines }, () => ({
      ...plainPress,
      key: randomUUID(),
      createdDate: new Date().toISOString().slice(0, 19).replace("T", " "),
      product: articles[Math.floor(Math.random() * articles.length)]?.id ?? 0,
    })),
  };
}

const cashIndex = 800;

async function cashOf(till: Till): Promise<number> {
  const payTypes = replyOf(listPayTypes, await till.ask(listPayTypes));
  const cash = payTypes.find(({ indexNumber }) => indexNumber === cashIndex);
  if (cash === undefined) throw new Error("Nobody can pay in cash");
  return cash.id;
}

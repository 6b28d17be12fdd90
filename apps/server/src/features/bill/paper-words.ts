import type { BillDocument } from "@comanda/contract/print";
import type { Bill } from "@comanda/domain/bill/bill";
import type { Line } from "@comanda/domain/bill/line";
import type { LocationId, PromotionId } from "@comanda/domain/id";
import type { Location } from "@comanda/domain/venue/location";

import type { Database } from "#database/database.ts";

import { findCustomerName } from "../customer/index.ts";
import { findMenuLabels, type MenuLabels } from "../menu/index.ts";
import { findPromotions } from "../promotion/index.ts";
import { findStaffOf } from "../staff/index.ts";
import { findLocations } from "../venue/index.ts";
import type { BillRow } from "./bill-rows.ts";

/** What the numbers on a bill are called. */
export type PaperWords = MenuLabels & {
  readonly location: Location;
  readonly promotions: ReadonlyMap<PromotionId, string>;
  readonly staff: string | null;
  readonly customer: string | null;
};

export async function findPaperWords(
  database: Database,
  at: LocationId,
  bill: Bill,
): Promise<PaperWords> {
  const [location] = await findLocations(database, [at]);
  if (location === undefined) throw new Error(`There is no location ${at}`);
  const articles = [...new Set(bill.lines.map(({ article }) => article))];
  const promotions = await findPromotions(database, at);
  const [server] = await findStaffOf(database, at, bill.staff === null ? [] : [bill.staff]);
  return {
    ...(await findMenuLabels(database, at, articles)),
    location,
    promotions: new Map(promotions.map(({ id, name }) => [id, name])),
    staff: server === undefined ? null : `${server.firstName} ${server.lastName}`.trim(),
    customer: bill.customer === null ? null : await findCustomerName(database, at, bill.customer),
  };
}

/** What a line is called and how it is wanted. */
export function wordsOfLine(
  line: Line,
  words: PaperWords,
): Pick<BillDocument["lines"][number], "name" | "note" | "orderLevel"> {
  const level = line.type === "normal" ? line.orderLevel : null;
  return {
    name: words.articles.get(line.article)?.name ?? "",
    note: line.note,
    orderLevel: level === null ? null : (words.orderLevels.get(level) ?? null),
  };
}

/** Whose paper it is: the numbers of the bill, where the guests sit, and who serves them. */
export function wordsOfHead(
  row: BillRow,
  { staff, location }: PaperWords,
): Pick<
  BillDocument,
  "number" | "billNumberWorkday" | "isNumberedByDay" | "table" | "room" | "cover" | "staff"
> {
  return {
    ...(location.usesBillNumberPerWorkDay && { isNumberedByDay: true }),
    number: row.number,
    billNumberWorkday: row.number_in_work_day,
    table: row.table_name,
    room: row.room_name,
    cover: row.cover,
    staff,
  };
}

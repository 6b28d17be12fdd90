import type { BillDocument } from "@comanda/contract/print";
import type { Bill } from "@comanda/domain/bill/bill";
import type { Line } from "@comanda/domain/bill/line";
import type { ArticleId, PromotionId } from "@comanda/domain/id";
import type { Article } from "@comanda/domain/menu/article";
import type { Location } from "@comanda/domain/venue/location";

import type { HouseReading } from "#journal/cache-per-reference-version.ts";
import { erasedName } from "#journal/personal-fields.ts";

import { findGuestOnPaper } from "../customer/index.ts";
import { articlesOfHouse, labelsOfHouse, type MenuLabels } from "../menu/index.ts";
import { promotionsOfHouse } from "../promotion/index.ts";
import { findStaffOf } from "../staff/index.ts";
import { locationOfHouse } from "../venue/index.ts";
import type { BillRow } from "./bill-rows.ts";

/** The names behind the ids on a bill. */
export type PaperWords = MenuLabels & {
  readonly location: Location;
  readonly articles: ReadonlyMap<ArticleId, Pick<Article, "name" | "productGroup">>;
  readonly promotions: ReadonlyMap<PromotionId, string>;
  readonly staff: string | null;
  readonly customer: Pick<BillDocument, "customer" | "customerId" | "company">;
};

export async function findPaperWords(
  reading: HouseReading,
  { lines, staff, customer }: Bill,
): Promise<PaperWords> {
  const { tx, house } = reading;
  const at = house.location;
  const articles = await articlesOfHouse(
    reading,
    lines.map(({ article }) => article),
  );
  const promotions = await promotionsOfHouse(reading);
  const [server] = await findStaffOf(tx, at, staff === null ? [] : [staff]);
  return {
    ...(await labelsOfHouse(reading)),
    location: await locationOfHouse(reading),
    articles: new Map(articles.map((article) => [article.id, article])),
    promotions: new Map(promotions.map(({ id, name }) => [id, name])),
    staff: server === undefined ? null : `${server.firstName} ${server.lastName}`.trim(),
    customer: await wordsOfCustomer(reading, customer),
  };
}

async function wordsOfCustomer(
  { tx, house }: HouseReading,
  id: Bill["customer"],
): Promise<PaperWords["customer"]> {
  const guest = id === null ? null : await findGuestOnPaper(tx, house.location, id);
  if (id === null || guest === null) return { customer: null };
  const { name: customer, company } = guest;
  // An erased guest has no name left to clear later.
  if (customer === erasedName) return { customer };
  const hasCompany = Object.values(company).some((text) => text !== "");
  return { customer, customerId: id, ...(hasCompany && { company }) };
}

/** The name of a line and of its options. */
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

export type HeadRow = Pick<
  BillRow,
  "number" | "number_in_work_day" | "table_name" | "room_name" | "cover"
>;

/** The head of the paper: the bill's numbers, the guests' place, and who serves them. */
export function wordsOfHead(
  row: HeadRow,
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

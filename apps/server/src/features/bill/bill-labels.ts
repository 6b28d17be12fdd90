import type { BillDocument } from "@comanda/contract/print";
import type { Bill } from "@comanda/domain/bill/bill";
import type { Line } from "@comanda/domain/bill/line";
import { preparationOf, type Preparation } from "@comanda/domain/bill/ticketed-pieces";
import type { ArticleId, PromotionId } from "@comanda/domain/id";
import type { Article } from "@comanda/domain/menu/article";
import type { Location } from "@comanda/domain/venue/location";

import type { ReferenceReader } from "#journal/cache-per-reference-version.ts";
import { erasedName } from "#journal/personal-fields.ts";

import { findGuestOnPaper } from "../customer/index.ts";
import { findCachedArticles, findCachedLabels, type MenuLabels } from "../menu/index.ts";
import { findCachedPromotions } from "../promotion/index.ts";
import { findStaffOf } from "../staff/index.ts";
import { findCachedLocation } from "../venue/index.ts";
import type { BillRow } from "./bill-rows.ts";

/** The names behind the ids on a bill. */
export type BillLabels = MenuLabels & {
  readonly location: Location;
  readonly articles: ReadonlyMap<ArticleId, Pick<Article, "name" | "productGroup">>;
  readonly promotions: ReadonlyMap<PromotionId, string>;
  readonly staff: string | null;
  readonly customer: Pick<BillDocument, "customer" | "customerId" | "company">;
};

export async function findBillLabels(
  reading: ReferenceReader,
  { lines, staff, customer }: Bill,
): Promise<BillLabels> {
  const { tx, referenceVersion } = reading;
  const at = referenceVersion.location;
  const articles = await findCachedArticles(
    reading,
    lines.map(({ article }) => article),
  );
  const promotions = await findCachedPromotions(reading);
  const [server] = await findStaffOf(tx, at, staff === null ? [] : [staff]);
  return {
    ...(await findCachedLabels(reading)),
    location: await findCachedLocation(reading),
    articles: new Map(articles.map((article) => [article.id, article])),
    promotions: new Map(promotions.map(({ id, name }) => [id, name])),
    staff: server === undefined ? null : `${server.firstName} ${server.lastName}`.trim(),
    customer: await labelCustomer(reading, customer),
  };
}

async function labelCustomer(
  { tx, referenceVersion }: ReferenceReader,
  id: Bill["customer"],
): Promise<BillLabels["customer"]> {
  const guest = id === null ? null : await findGuestOnPaper(tx, referenceVersion.location, id);
  if (id === null || guest === null) return { customer: null };
  const { name: customer, company } = guest;
  // An erased guest has no name left to clear later.
  if (customer === erasedName) return { customer };
  const hasCompany = Object.values(company).some((text) => text !== "");
  return { customer, customerId: id, ...(hasCompany && { company }) };
}

/** The name of a line and of its options. */
export function labelLine(
  line: Line,
  words: BillLabels,
): Pick<BillDocument["lines"][number], "name" | "note" | "orderLevel" | "way"> {
  return {
    name: words.articles.get(line.article)?.name ?? "",
    ...labelPreparation(preparationOf(line), words),
    ...(line.type === "mixer" && line.way !== null && { way: line.way }),
  };
}

export function labelPreparation(
  { note, orderLevel }: Preparation,
  { orderLevels }: Pick<BillLabels, "orderLevels">,
): Pick<BillDocument["lines"][number], "note" | "orderLevel"> {
  return {
    note,
    orderLevel: orderLevel === null ? null : (orderLevels.get(orderLevel) ?? null),
  };
}

export type HeadRow = Pick<
  BillRow,
  "number" | "number_in_work_day" | "table_name" | "room_name" | "cover" | "serving_way"
>;

/** The head of the paper: the bill's numbers, the guests' place, and who serves them. */
export function labelHead(
  row: HeadRow,
  { staff, location }: BillLabels,
): Pick<
  BillDocument,
  | "number"
  | "billNumberWorkday"
  | "isNumberedByDay"
  | "table"
  | "room"
  | "cover"
  | "servingWay"
  | "staff"
> {
  return {
    ...(location.usesBillNumberPerWorkDay && { isNumberedByDay: true }),
    number: row.number,
    billNumberWorkday: row.number_in_work_day,
    table: row.table_name,
    room: row.room_name,
    cover: row.cover,
    ...(row.serving_way !== "here" && { servingWay: row.serving_way }),
    staff,
  };
}

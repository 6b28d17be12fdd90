import type { ServingWay } from "@comanda/domain/bill/serving-way";
import { sql } from "kysely";

import type { BusyEvening } from "./busy-evening.ts";
import { dishAt, dishWithNote } from "./kitchen.ts";

type OrderedRow = {
  readonly name: string;
  readonly table: string;
  readonly room: string;
  readonly way: ServingWay;
  readonly tenths: number | string;
};

/** What the guests of all bills are to get, and where. */
export async function orderedDishes({
  evening,
}: BusyEvening): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<OrderedRow>`
    select
      article.name as name,
      bill.table_name as "table",
      bill.room_name as room,
      bill.serving_way as way,
      sum(quantity_tenths) as tenths
    from bill_line
    join bill on bill.id = bill_line.bill
    join article on article.id = bill_line.article
    where bill.status <> 'voided' and article.is_set = 0
    group by article.name, bill.table_name, bill.room_name, bill.serving_way`.execute(
    evening.app.database(),
  );
  return new Map(
    rows
      .map(({ name, way: servingWay, tenths, ...place }) => {
        return [dishAt(name, { ...place, servingWay }), Number(tenths) / 10] as const;
      })
      .filter(([, qty]) => qty !== 0),
  );
}

type NotedRow = Pick<OrderedRow, "name" | "tenths"> & { readonly note: string };

/** How the guests of all bills want it. What is credited goes back as it was ordered, whatever the reason says. */
export async function orderedNotes({ evening }: BusyEvening): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<NotedRow>`
    select article.name as name, sold.note as note, sum(line.quantity_tenths) as tenths
    from bill_line as line
    join bill_line as sold on sold.bill = line.bill and sold.key = coalesce(line.credits, line.key)
    join bill on bill.id = line.bill
    join article on article.id = line.article
    where bill.status <> 'voided' and article.is_set = 0
    group by article.name, sold.note`.execute(evening.app.database());
  return new Map(
    rows
      .map(({ name, note, tenths }) => [dishWithNote(name, note), Number(tenths) / 10] as const)
      .filter(([, qty]) => qty !== 0),
  );
}

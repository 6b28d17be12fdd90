import type { ServingWay } from "@comanda/domain/bill/serving-way";
import { sql } from "kysely";

import type { BusyEvening } from "./busy-evening.ts";
import { dishAt } from "./kitchen.ts";

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

import { joinNotes } from "@comanda/domain/bill/join-notes";
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

type NotedRow = Pick<OrderedRow, "name" | "tenths"> & {
  readonly note: string;
  /** Of the set that it is a part of. */
  readonly set_note: string | null;
};

/**
 * How the guests of all bills want it. What is credited goes back as it was ordered, whatever the reason says, and the
 * note of a set is for all its parts.
 */
export async function orderedNotes({ evening }: BusyEvening): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<NotedRow>`
    select article.name as name, sold.note as note, set_line.note as set_note,
      sum(line.quantity_tenths) as tenths
    from bill_line as line
    join bill_line as sold on sold.bill = line.bill and sold.key = coalesce(line.credits, line.key)
    left join bill_line as set_line
      on set_line.bill = sold.bill and set_line.key = sold.parent and sold.question is not null
      and sold.type = 'normal'
    join bill on bill.id = line.bill
    join article on article.id = line.article
    where bill.status <> 'voided' and article.is_set = 0
    group by article.name, sold.note, set_line.note`.execute(evening.app.database());
  const dishes = new Map<string, number>();
  for (const { name, note, set_note, tenths } of rows) {
    const dish = dishWithNote(name, joinNotes(set_note ?? "", note));
    dishes.set(dish, (dishes.get(dish) ?? 0) + Number(tenths) / 10);
  }
  return new Map([...dishes].filter(([, qty]) => qty !== 0));
}

import { sql } from "kysely";

import type { WriteTransaction } from "#database/database.ts";
import type { TableMaker } from "#database/new-table.ts";

/** A merged bill names the bill that took its lines. */
export async function addMergedInto(make: TableMaker): Promise<void> {
  await make.addReference("bill", "merged_into", "bill");
  await make.indexWhere(
    "bill_merged_into",
    "bill",
    ["location", "merged_into"],
    "merged_into is not null",
  );
}

/** The status note with which earlier releases marked a merged bill; the number of the target follows. */
const note = "merged into #";

/**
 * A void keeps its lines, so a typed reason cannot make a voided bill look merged. The journal has never recorded this
 * column, so nothing contradicts it.
 */
export async function fillMergedInto(tx: WriteTransaction): Promise<void> {
  await sql`
    update bill set merged_into = (
      select target.id from bill as target
      where target.location = bill.location
        and bill.status_note = ${note} || cast(target.number as text)
    )
    where status = 'voided' and status_note like ${`${note}%`}
      and not exists (
        select 1 from bill_line as line where line.location = bill.location and line.bill = bill.id
      )
  `.execute(tx);
}

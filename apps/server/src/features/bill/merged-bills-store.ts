import { mergedNotePrefix } from "@comanda/domain/bill/merge-bills";
import { sql } from "kysely";

/**
 * Whether a bill of a query was merged into another one: voided with the note of a merge, and without lines. A void
 * keeps its lines, so a typed reason cannot make a voided bill look merged.
 */
export const isMergedAway = sql<boolean>`(
  bill.status = 'voided'
  and substr(bill.status_note, 1, ${sql.lit(mergedNotePrefix.length)}) = ${sql.lit(mergedNotePrefix)}
  and not exists (
    select 1 from bill_line as merged where merged.location = bill.location and merged.bill = bill.id
  )
)`;

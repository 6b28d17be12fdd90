import { asDateTime, asIs } from "@comanda/contract/wire-columns";

import type { WireShapes } from "#journal/wire-shapes.ts";

/** A report without its summary, which is fetched on request. */
export const reportShapes = {
  report: {
    entity: "report",
    columns: {
      id: asIs("id"),
      kind: asIs("kind"),
      number: asIs("number"),
      shift: asIs("shift"),
      work_day: asIs("workDay"),
      from_date: asIs("from"),
      to_date: asIs("to"),
      staff: asIs("user"),
      created_at: asDateTime("createdDate"),
      message: asIs("message"),
      file_name: asIs("fileName"),
      pdf_length: asIs("pdfLength"),
    },
  },
} satisfies WireShapes;

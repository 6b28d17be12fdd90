import { asDateTime, asFlag, asIs, leftOutIfNull } from "@comanda/contract/wire-columns";

import type { WireShapes } from "#journal/wire-shapes.ts";

export const printJobShapes = {
  print_job: {
    entity: "printJob",
    columns: {
      id: asIs("id"),
      kind: asIs("kind"),
      bill: asIs("bill"),
      number: asIs("number"),
      title: asIs("title"),
      printer: asIs("printer"),
      printer_name: asIs("printerName"),
      attempt: asIs("attempt"),
      is_repeat: asFlag("isRepeat"),
      state: asIs("state"),
      is_unasked: leftOutIfNull({
        name: "isUnasked",
        show: (value) => (value === 1 ? true : null),
      }),
      cause: asIs("cause"),
      station: asIs("station"),
      created_at: asDateTime("createdDate"),
      updated_at: asDateTime("updatedDate"),
    },
  },
} satisfies WireShapes;

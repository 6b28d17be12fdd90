import { asDateTime, asIs } from "@comanda/contract/wire-columns";

import type { WireShapes } from "#journal/wire-shapes.ts";

export const shiftShapes = {
  shift: {
    entity: "shift",
    columns: {
      id: asIs("id"),
      name: asIs("name"),
      station: asIs("station"),
      work_day: asIs("workDay"),
      staff: asIs("user"),
      started_at: asDateTime("startTime"),
      ended_at: asDateTime("endTime"),
    },
  },
} satisfies WireShapes;

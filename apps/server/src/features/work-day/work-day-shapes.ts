import { asDateTime, asIs } from "@comanda/contract/wire-columns";

import type { WireShapes } from "#journal/wire-shapes.ts";

export const workDayShapes = {
  work_day: {
    entity: "workDay",
    columns: {
      id: asIs("id"),
      started_at: asDateTime("startTime"),
      started_by: asIs("staff"),
      ended_at: asDateTime("endTime"),
    },
  },
} satisfies WireShapes;

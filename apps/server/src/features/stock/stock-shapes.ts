import { asIs } from "@comanda/contract/wire-columns";

import type { WireShapes } from "#journal/wire-shapes.ts";

export const stockShapes = {
  stock: {
    entity: "stock",
    columns: {
      id: asIs("id"),
      station: asIs("station"),
      stock_item: asIs("stockItem"),
      current_count_thousandths: asIs("currentCount"),
    },
  },
} satisfies WireShapes;

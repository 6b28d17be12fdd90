import { asIs, asJson } from "@comanda/contract/wire-columns";

import type { WireShapes } from "#journal/wire-shapes.ts";

/** Tills read the floor again when they see one. */
export const linkShapes = {
  table_link: { entity: "tableLink", columns: { id: asIs("id"), tables: asJson("tables") } },
} satisfies WireShapes;

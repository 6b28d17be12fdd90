import { asIs, type WireShapes } from "#journal/wire-shapes.ts";

/** Members of staff as tills keep them. */
export const staffShapes = {
  staff: {
    entity: "staff",
    columns: { id: asIs("id"), location: asIs("location"), station: asIs("station") },
  },
} satisfies WireShapes;

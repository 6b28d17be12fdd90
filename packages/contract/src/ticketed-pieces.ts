import { servingWays } from "@comanda/domain/bill/serving-way";
import { Type } from "typebox";

import { orderLevelId, orNull } from "./wire.ts";

/** For which place and serving way, and how wanted, kitchen and bar have pieces of a line, as the database has it. */
export const storedTicketedPieces = Type.Array(
  Type.Object({
    place: orNull(Type.Object({ kind: Type.Enum(["table", "room"]), name: Type.String() })),
    servingWay: Type.Enum([...servingWays]),
    tenths: Type.Integer({ minimum: 1 }),
    /** Older pieces have none, also if one was on their ticket. */
    note: Type.Optional(Type.String()),
    orderLevel: Type.Optional(orderLevelId),
    isServed: Type.Optional(Type.Literal(true)),
  }),
);

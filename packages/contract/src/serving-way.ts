import { servingWays } from "@comanda/domain/bill/serving-way";
import { Type } from "typebox";

export type { ServingWay } from "@comanda/domain/bill/serving-way";

/** How guests get what is on a bill: at their place, to take away, or delivered. */
export const servingWay = Type.Enum([...servingWays]);

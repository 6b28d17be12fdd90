import { listPromotions } from "@comanda/contract/promotion";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { presentPromotion } from "./present-promotion.ts";
import { findPromotions } from "./promotion-store.ts";

export function registerPromotionRoutes({ answerSigned }: CallRegistry, database: Database): void {
  answerSigned(listPromotions, async (_input, { location }) =>
    (await findPromotions(database, location)).map(presentPromotion),
  );
}

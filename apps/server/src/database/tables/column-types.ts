import type { Instant } from "@comanda/contract/wire";
import type { Generated } from "kysely";

/** A boolean, as both engines store it. */
export type Flag = 0 | 1;

/** A list or an object, stored as JSON. */
export type Json = string;

/** The columns that every record of the back office has. */
export type Revised = {
  /** How often it was changed, plus 1. */
  revision: Generated<number>;
};

export type Retirable = Revised & {
  /** When it was retired. */
  deleted_at: Generated<Instant | null>;
};

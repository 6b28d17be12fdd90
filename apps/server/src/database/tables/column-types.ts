import type { Instant } from "@comanda/contract/wire";
import type { Generated } from "kysely";

/** A yes or no, as both engines keep it. */
export type Flag = 0 | 1;

/** A list or an object, kept as JSON. */
export type Json = string;

/** What the back office keeps of each of its things. */
export type Revised = {
  /** How often it was changed, and 1 more. */
  revision: Generated<number>;
};

export type Retirable = Revised & {
  /** When it was retired. */
  deleted_at: Generated<Instant | null>;
};

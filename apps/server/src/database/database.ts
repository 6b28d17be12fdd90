import type { Kysely, Transaction } from "kysely";

import type { Tables } from "./tables.ts";

/** Where a store reads; a transaction is one too. */
export type Database = Kysely<Tables>;

/** Where a store writes. */
export type WriteTransaction = Transaction<Tables>;

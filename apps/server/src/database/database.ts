import type { Kysely, Transaction } from "kysely";

import type { Tables } from "./tables.ts";

/** What a store reads from; a transaction is one, too. */
export type Database = Kysely<Tables>;

/** What a store writes to. */
export type WriteTransaction = Transaction<Tables>;

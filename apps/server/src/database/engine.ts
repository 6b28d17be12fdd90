/** The databases that the same SQL runs on. */
export type Engine = "sqlite" | "postgres";

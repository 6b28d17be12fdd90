/**
 * What a write to a table means for what is cached of the menu, prices and rules. After a write to `reference` it is
 * read again; the rows of `everyday` are made by the sale and leave it as it is.
 */
type TableRole = "reference" | "everyday";

/** Every table says it, so that a new one cannot make each save read the menu again unnoticed. */
export type TableRoles<SomeTables> = Readonly<Record<keyof SomeTables, TableRole>>;

import type { Catalog } from "./catalog.ts";
import type { Fields } from "./office-record.ts";

/** Venues that tax everything alike have no tax classes, and no fields for them. */
export function hasTaxClasses(_values: Fields, catalog: Catalog): boolean {
  return (catalog.get("taxClass") ?? []).length > 0;
}

import type { LocationId } from "@comanda/domain/id";

import { refuseCall, type RefusedCall } from "#http/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import type { Fields } from "../office/index.ts";
import { findStaffOf } from "../staff/index.ts";
import { findRows } from "./export-setup.ts";
import { importSetup } from "./import-setup.ts";
import type { Counts } from "./save-section.ts";
import { sections } from "./sections.ts";

/** What is sold, and what that is made of. */
const ofTheMenu: ReadonlySet<string> = new Set([
  "productGroups",
  "managementGroups",
  "orderLevels",
  "commissions",
  "stockItems",
  "mixerGroups",
  "categories",
  "articles",
  "favorites",
]);

/** Another location's menu becomes this one's, by the names that things have. What is sold here besides stays. */
export async function copyMenu(writing: Writing, from: LocationId): Promise<Counts | RefusedCall> {
  const { tx, session } = writing;
  const there = await findStaffOf(tx, from);
  if (!there.some(({ id, isDeleted }) => id === session.staff && !isDeleted))
    return refuseCall("location-not-found");
  const lists = sections
    .filter(({ name }) => ofTheMenu.has(name))
    .map(async (section): Promise<[string, readonly Fields[]]> => [
      section.name,
      await findRows(tx, section, from),
    ]);
  return importSetup(writing, new Map(await Promise.all(lists)), "is-blank");
}

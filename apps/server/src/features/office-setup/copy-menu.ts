import type { LocationId } from "@comanda/domain/id";

import { refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import type { Fields, ReadContext } from "../office/index.ts";
import { findStaffOf } from "../staff/index.ts";
import { pictureList } from "./content-lists.ts";
import { findRows } from "./export-setup.ts";
import { importSetup } from "./import-setup.ts";
import { findOrigins, type Origin } from "./origin-store.ts";
import type { Counts } from "./save-section.ts";
import { sections, type Section } from "./sections.ts";

/** The lists that make up the menu. */
const menuSections: ReadonlySet<string> = new Set([
  "productGroups",
  "managementGroups",
  "taxClasses",
  "orderLevels",
  "commissions",
  "stockItems",
  "mixerGroups",
  "categories",
  "articles",
  "questions",
  "favorites",
  "scheduledMenus",
]);

/** Copies in these lists record their origin. */
const sectionsWithOrigins: ReadonlySet<string> = new Set(["articles", "stockItems"]);

/** Copies another location's menu to this one, matching by name. Articles that only exist here stay. */
export async function copyMenu(
  context: WriteContext,
  from: LocationId,
): Promise<Counts | RefusedCall> {
  const { tx, session } = context;
  const [user] = await findStaffOf(tx, from, [session.staff]);
  if (user === undefined || user.isDeleted) return refuseCall("location-not-found");
  const menu = sections.filter(({ name }) => menuSections.has(name));
  const lists = await Promise.all(
    menu.map((section) => readList(section, { database: tx, location: from, at: context.at })),
  );
  const file = new Map<string, readonly Fields[]>(lists.map(({ name, rows }) => [name, rows]));
  file.set(pictureList.section, await pictureList.exportRows(tx, from));
  const origins = new Map(lists.map((list) => [list.name, list.origins]));
  return importSetup(context, { file, origins });
}

async function readList(section: Section, reading: ReadContext) {
  const { name, topic } = section;
  const found = await findRows(section, reading);
  const origins = sectionsWithOrigins.has(name)
    ? await findOrigins(reading.database, topic.table, reading.location)
    : null;
  return {
    name,
    rows: found.map(({ row }) => row),
    origins: found.flatMap(({ id }): readonly Origin[] => {
      const origin = origins?.get(id);
      return origin === undefined ? [] : [origin];
    }),
  };
}

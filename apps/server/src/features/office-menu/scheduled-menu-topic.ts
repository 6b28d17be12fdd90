import { officeScheduledMenu } from "@comanda/contract/office-menu";
import { nameRules } from "@comanda/domain/office/check-article";
import { checkScheduledMenu } from "@comanda/domain/office/check-scheduled-menu";

import { matchesSchema } from "#database/portable-columns.ts";

import { defineTopic, list, partsOf, text, type Column } from "../office/index.ts";

/** A retired menu limits nothing: what was on it is always offered, unless it is on another one. */
export const scheduledMenuTopic = defineTopic(officeScheduledMenu, {
  table: "scheduled_menu",
  columns: { name: text("name"), hours: hoursList("hours") },
  parts: partsOf.scheduled_menu,
  blank: { products: [], categories: [] },
  texts: { name: nameRules },
  unique: [["name"]],
  refersTo: { products: "article", categories: "category" },
  check: checkScheduledMenu,
});

/** The same hours are always the same text, whatever the order of their weekdays and fields. */
function hoursList(column: string): Column {
  const { hours: schema } = officeScheduledMenu.fields.properties;
  return {
    ...list(column),
    toColumn: (value) => {
      if (!matchesSchema(schema, value)) throw new Error(`No hours: ${JSON.stringify(value)}`);
      return JSON.stringify(
        value.map(({ weekdays, startMinute, endMinute }) => ({
          weekdays: weekdays.toSorted((one, other) => one - other),
          startMinute,
          endMinute,
        })),
      );
    },
  };
}

import { officeCategory } from "@comanda/contract/office-menu";
import { nameRules } from "@comanda/domain/office/check-article";
import { findCyclicBranches } from "@comanda/domain/office/find-cyclic-branches";
import { checkNoDuplicates } from "@comanda/domain/office/problem";

import { findCategoryPlaces } from "../menu/index.ts";
import { accountUse, defineTopic, partsOf, text, integer, type Topic } from "../office/index.ts";
import { checkTaxClassesOfCategories } from "./check-tax-classes.ts";
import { listUse } from "./list-use.ts";

export const categoryTopic: Topic = defineTopic(officeCategory, {
  table: "category",
  columns: {
    name: text("name"),
    parentId: integer("parent"),
    indexNumber: integer("index_number"),
    color: text("color"),
    taxClass: integer("tax_class"),
    mixerGroup: integer("mixer_group"),
    commission: integer("commission"),
    course: integer("course"),
  },
  parts: partsOf.category,
  blank: {
    parentId: null,
    indexNumber: 0,
    taxClass: null,
    mixerGroup: null,
    commission: null,
    course: null,
    products: [],
  },
  texts: { name: nameRules },
  unique: [["name"]],
  refersTo: {
    parentId: "category",
    taxClass: "tax_class",
    mixerGroup: "mixer_group",
    commission: "commission",
    products: "article",
  },
  check: ({ products }) => checkNoDuplicates("products", products),
  checkAll: async (saving) => {
    const { database, location, plans } = saving;
    const changed = new Map(plans.flatMap(({ id, after }) => (id === null ? [] : [[id, after]])));
    const now = await findCategoryPlaces(database, location);
    const tree = now.map(({ id, parent }) => {
      const after = changed.get(id);
      return { id, parentId: after === undefined ? parent : after.parentId };
    });
    const inCircle = findCyclicBranches(tree);
    const inCircles = plans.flatMap(({ row, id, before, after }) =>
      id !== null && inCircle.has(id) && before?.parentId !== after.parentId
        ? [{ row, field: "parentId", code: "does-not-fit" as const }]
        : [],
    );
    return inCircles.length > 0 ? inCircles : checkTaxClassesOfCategories(saving);
  },
  usedBy: [
    { kind: "article", table: "article", column: "category", name: "name", isHolding: true },
    { kind: "category", table: "category", column: "parent", name: "name", isHolding: true },
    // Only an empty category can be retired, and that is in no promotion's way, nor in that of a menu.
    listUse("category", "promotion", "promotion", "promotion_category"),
    listUse("category", "scheduledMenu", "scheduled_menu", "scheduled_menu_category"),
    listUse("category", "question", "question", "question_category"),
    accountUse("category"),
  ],
});

import { maximumImportGroups, maximumImportRows } from "@comanda/domain/menu-import/import-field";
import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { officeArticle, officeCategory } from "./office-menu.ts";
import { recordId, revision } from "./office.ts";
import { nameText } from "./typed-text.ts";
import { dateTime, orNull } from "./wire.ts";

/** With an id, a retired group that comes back; without one, a new group. */
const broughtBack = { id: Type.Optional(recordId), revision: Type.Optional(revision) };
const groups = Type.Array(
  Type.Object({ ...broughtBack, name: nameText }, { additionalProperties: false }),
  { maxItems: maximumImportGroups },
);

const { color, indexNumber } = officeCategory.fields.properties;
const { price, cost, isActive, allergens } = officeArticle.fields.properties;

/**
 * Adds and changes articles as a preview has shown them, with the groups and categories that they need: all of it, or
 * after a refusal nothing. An article that another user has changed since the preview is a conflict. References are
 * names, because what they name may be new.
 */
export const importMenu = defineCall({
  name: "office-menu-import",
  method: "POST",
  path: "/office/menu/import",
  permission: "keep_office",
  isLarge: true,
  body: Type.Object({
    productGroups: groups,
    managementGroups: groups,
    /** Each after the category around it. */
    categories: Type.Array(
      Type.Object(
        { ...broughtBack, name: nameText, color, indexNumber, parent: orNull(nameText) },
        { additionalProperties: false },
      ),
      { maxItems: maximumImportGroups },
    ),
    articles: Type.Array(
      Type.Object(
        {
          id: Type.Optional(recordId),
          revision: Type.Optional(revision),
          name: Type.Optional(nameText),
          price: Type.Optional(price),
          cost: Type.Optional(cost),
          color: Type.Optional(color),
          category: Type.Optional(nameText),
          productGroup: Type.Optional(nameText),
          managementGroup: Type.Optional(nameText),
          /** One that exists. */
          taxClass: Type.Optional(nameText),
          isActive: Type.Optional(isActive),
          allergens: Type.Optional(allergens),
        },
        { additionalProperties: false },
      ),
      { maxItems: maximumImportRows },
    ),
  }),
  reply: defineWriteReply({ added: Type.Integer(), changed: Type.Integer() }),
});

/** The latest import of the last 24 hours, which can be undone unless it was. */
export const readLastImport = defineCall({
  name: "office-menu-import-last",
  method: "GET",
  path: "/office/menu/import",
  permission: "keep_office",
  reply: Type.Object({
    last: orNull(
      Type.Object({
        /** The number of its last row in the journal, by which it is undone. */
        sequence: Type.Integer({ minimum: 1 }),
        at: dateTime,
        /** The name of the user. */
        by: orNull(Type.String()),
        /** How many articles. */
        added: Type.Integer(),
        changed: Type.Integer(),
        isUndone: Type.Boolean(),
      }),
    ),
  }),
});

/**
 * Puts every record that an import has changed back to what it was, and retires those that it has added. Refused as a
 * whole if one of them was changed since.
 */
export const undoImport = defineCall({
  name: "office-menu-import-undo",
  method: "POST",
  path: "/office/menu/import/undo",
  permission: "keep_office",
  body: Type.Object({ sequence: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  reply: defineWriteReply({ restored: Type.Integer(), retired: Type.Integer() }),
});

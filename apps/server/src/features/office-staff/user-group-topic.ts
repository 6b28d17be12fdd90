import { officeUserGroup } from "@comanda/contract/office-staff";
import { checkUserGroup, userGroupTexts } from "@comanda/domain/office/check-user-group";

import { defineTopic, integer, list, text } from "../office/index.ts";
import { countGroupUsersElsewhere } from "./group-use-store.ts";

/** User groups belong to all locations: a change of one applies everywhere. */
export const userGroupTopic = defineTopic(officeUserGroup, {
  table: "user_group",
  columns: {
    name: text("name"),
    kind: text("kind"),
    permissions: list("permissions"),
    discountLimit: integer("discount_limit"),
  },
  blank: { permissions: [], discountLimit: null },
  texts: userGroupTexts,
  unique: [["name"]],
  check: checkUserGroup,
  usedBy: [
    { kind: "staff", table: "staff", column: "user_group", name: "first_name", isHolding: true },
    {
      kind: "commission",
      table: "commission",
      column: "user_group",
      name: "name",
      through: { table: "commission_entry", owner: "commission" },
      isHolding: true,
    },
  ],
  // For other locations, only the number of uses is revealed.
  findMoreUses: async (database, asked) => {
    const counts = await countGroupUsersElsewhere(database, asked);
    return [...counts].map(([of, count]) => ({
      of,
      kind: "elsewhere",
      id: of,
      name: String(count),
      isHolding: true,
    }));
  },
});

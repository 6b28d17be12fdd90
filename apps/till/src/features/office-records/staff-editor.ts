import { subRoles } from "@comanda/domain/staff/staff";
import { defaultGroup, userGroupKinds } from "@comanda/domain/staff/user-group";

import type { Catalog } from "./catalog.ts";
import { firstId, type Editor } from "./editor.ts";
import type { Fields } from "./office-record.ts";

const mayLogIn = (values: Fields) => values["mayLogIn"] === true;

export const staffEditor: Editor = {
  name: "staff",
  topic: "staff",
  columns: ["ref", "firstName", "lastName", "role", "userGroup", "mayLogIn"],
  mainColumns: ["ref", "firstName", "role"],
  filters: ["role", "userGroup"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "ref", kind: "text" },
        { key: "firstName", kind: "text" },
        { key: "lastName", kind: "text" },
        { key: "role", kind: "choice", options: ["admin", "cashier", "staff"] },
        { key: "userGroup", kind: "reference", of: "userGroup" },
        { key: "subRoles", kind: "several", options: [...subRoles] },
      ],
    },
    {
      name: "access",
      fields: [
        { key: "mayLogIn", kind: "flag" },
        { key: "username", kind: "text" },
        { key: "password", kind: "secret", isShown: mayLogIn },
        { key: "permissions", kind: "rights" },
      ],
    },
  ],
  blank: (catalog) => ({
    ref: "",
    username: "",
    firstName: "",
    lastName: "",
    role: "staff",
    userGroup: defaultGroupId(catalog),
    subRoles: ["order-taker"],
    permissions: [],
    mayLogIn: false,
  }),
};

/** As on a till: commissions and limits of discounts go by group, and nobody becomes a manager by mistake. */
function defaultGroupId(catalog: Catalog): number | null {
  const groups = (catalog.get("userGroup") ?? []).map(({ id, kind }) => ({
    id,
    kind: userGroupKinds.find((known) => known === kind) ?? "other",
  }));
  return defaultGroup(groups)?.id ?? firstId(catalog, "userGroup");
}

/** User groups are shared by all locations. */
export const userGroupEditor: Editor = {
  name: "userGroup",
  topic: "userGroup",
  columns: ["name", "kind", "permissions"],
  mainColumns: ["name", "kind"],
  filters: ["kind"],
  sections: [
    {
      name: "what",
      fields: [
        { key: "name", kind: "text" },
        { key: "kind", kind: "choice", options: [...userGroupKinds] },
      ],
    },
    {
      name: "groupAccess",
      fields: [
        { key: "permissions", kind: "rights" },
        { key: "discountLimit", kind: "number", as: "percent", isOptional: true },
      ],
    },
  ],
  blank: () => ({ name: "", kind: "service", permissions: [], discountLimit: null }),
};

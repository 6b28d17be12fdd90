import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { writtenReply } from "./change-lists.ts";
import { maximumOfficeBytes } from "./office.ts";
import { locationId, textOf } from "./wire.ts";

/** As much as fits into one request. */
const fileText = textOf(maximumOfficeBytes);

/** The whole set-up of the location as one file that people can read and change. */
export const exportSetup = defineCall({
  name: "office-setup-export",
  method: "GET",
  path: "/office/setup",
  permission: "admin",
  reply: Type.Object({ fileName: Type.String(), yaml: Type.String() }),
});

/** Adds and changes what the file says: all of it, or after a refusal nothing. What it does not name stays. */
export const importSetup = defineCall({
  name: "office-setup-import",
  method: "POST",
  path: "/office/setup",
  permission: "admin",
  isLarge: true,
  body: Type.Object({ yaml: fileText }),
  reply: writtenReply({ added: Type.Integer(), changed: Type.Integer() }),
});

/** A venue to begin with, as a file that `office-setup-import` takes. */
export const readSampleVenue = defineCall({
  name: "office-setup-sample",
  method: "GET",
  path: "/office/setup/sample/{name}",
  permission: "admin",
  params: Type.Object({ name: Type.Enum(["restaurant", "bar", "spa", "hotel"]) }),
  reply: Type.Object({ yaml: Type.String() }),
});

/** The lists that spreadsheets are good for. */
const tableName = Type.Object({ list: Type.Enum(["articles", "customers"]) });

/** A list as comma-separated values, with a column for each field. */
export const exportTable = defineCall({
  name: "office-table-export",
  method: "GET",
  path: "/office/table/{list}",
  permission: "admin",
  params: tableName,
  reply: Type.Object({ fileName: Type.String(), csv: Type.String() }),
});

/** Adds and changes what the rows say: all of it, or nothing. A column that is not there changes nothing. */
export const importTable = defineCall({
  name: "office-table-import",
  method: "POST",
  path: "/office/table/{list}",
  permission: "admin",
  isLarge: true,
  params: tableName,
  body: Type.Object({ csv: fileText }),
  reply: writtenReply({ added: Type.Integer(), changed: Type.Integer() }),
});

/**
 * Adds and changes what is sold here as it is sold at another location of the user's. Counts and prices there stay.
 * Added articles and stock items say by masterId and cloneId what they are copies of; those that were copied before
 * are found by it where nothing here has their name.
 */
export const copyMenu = defineCall({
  name: "office-menu-copy",
  method: "POST",
  path: "/office/menu/copy",
  permission: "admin",
  body: Type.Object({ from: locationId }),
  reply: writtenReply({ added: Type.Integer(), changed: Type.Integer() }),
});

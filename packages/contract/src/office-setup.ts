import { Type, type Static } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { staffIdText, usernameText } from "./typed-text.ts";
import { maximumOfficeBytes } from "./office.ts";
import { locationId, limitedText } from "./wire.ts";

/** The most that fits into one request. */
const fileText = limitedText(maximumOfficeBytes);

/** The whole set-up of the location as one file that people can read and edit. */
export const exportSetup = defineCall({
  name: "office-setup-export",
  method: "GET",
  path: "/office/setup",
  permission: "keep_office",
  reply: Type.Object({ fileName: Type.String(), yaml: Type.String() }),
});

/**
 * What becomes of what belongs to one venue alone, such as its name, time zone and currency, if a file has others: it is
 * taken from the file or kept; `ask` refuses the import with `other-venue`, which names them.
 */
const venueChoice = Type.Enum(["take", "keep", "ask"]);
export type VenueChoice = Static<typeof venueChoice>;

/**
 * Adds and changes what the file contains, all of it or, after a refusal, nothing. Anything not in the file stays as it
 * is.
 */
export const importSetup = defineCall({
  name: "office-setup-import",
  method: "POST",
  path: "/office/setup",
  permission: "keep_office",
  isLarge: true,
  body: Type.Object({
    yaml: fileText,
    /** By default `take`. */
    venue: Type.Optional(venueChoice),
  }),
  reply: defineWriteReply({
    added: Type.Integer(),
    changed: Type.Integer(),
    /** The staff whose ID in the file somebody else has here, and the ID that they have instead. */
    otherStaffIds: Type.Optional(
      Type.Array(Type.Object({ username: usernameText, ref: staffIdText })),
    ),
  }),
});

/**
 * Fills a location with a sample venue, as a set-up file would: in the prices, taxes and ways to pay of the country that
 * its currency and its time zone name.
 */
export const bringSample = defineCall({
  name: "office-sample-bring",
  method: "POST",
  path: "/office/sample/{name}",
  permission: "keep_office",
  params: Type.Object({ name: Type.Enum(["restaurant", "bar", "spa", "hotel"]) }),
  reply: defineWriteReply({ added: Type.Integer(), changed: Type.Integer() }),
});

const count = Type.Integer({ minimum: 0 });

/** What removing the samples would do. Taxes, charges and ways to pay are the country's, and are no samples. */
export const readSamples = defineCall({
  name: "office-samples-read",
  method: "GET",
  path: "/office/samples",
  permission: "keep_office",
  reply: Type.Object({
    /** How many records go. */
    going: count,
    /** How many articles of them were sold; reports keep them. */
    sold: count,
    /** How many stay because they were changed. */
    changed: count,
    /** How many stay because something that stays needs them. */
    needed: count,
  }),
});

/** Retires the samples that were not changed and that nothing else needs. */
export const removeSamples = defineCall({
  name: "office-samples-remove",
  method: "POST",
  path: "/office/samples/remove",
  permission: "keep_office",
  reply: defineWriteReply({ removed: count }),
});

/** The lists that people edit in spreadsheets. */
const tableParams = Type.Object({ list: Type.Enum(["articles", "customers"]) });

/** A list as comma-separated values, with a column for each field. */
export const exportTable = defineCall({
  name: "office-table-export",
  method: "GET",
  path: "/office/table/{list}",
  permission: "keep_office",
  params: tableParams,
  reply: Type.Object({ fileName: Type.String(), csv: Type.String() }),
});

/** Adds and changes what the rows contain, all of it or nothing. A missing column changes nothing. */
export const importTable = defineCall({
  name: "office-table-import",
  method: "POST",
  path: "/office/table/{list}",
  permission: "keep_office",
  isLarge: true,
  params: tableParams,
  body: Type.Object({ csv: fileText }),
  reply: defineWriteReply({ added: Type.Integer(), changed: Type.Integer() }),
});

/**
 * Copies the menu of another of the user's locations, adding and changing articles here. The other location, with its
 * stock counts and prices, stays unchanged. Added articles and stock items refer to their originals by masterId and
 * cloneId; earlier copies are matched by those if nothing here has their name.
 */
export const copyMenu = defineCall({
  name: "office-menu-copy",
  method: "POST",
  path: "/office/menu/copy",
  permission: "keep_office",
  body: Type.Object({ from: locationId }),
  reply: defineWriteReply({ added: Type.Integer(), changed: Type.Integer() }),
});

import { maxWidthDots, minWidthDots } from "@comanda/domain/office/check-location-records";
import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { revision } from "./office.ts";
import { paperLanguage, printJobs } from "./print.ts";
import { printJob } from "./print-job-record.ts";
import { nameText, noteText } from "./typed-text.ts";
import { orNull, printerId, productGroupId, stationId } from "./wire.ts";

/** More receipt printers than the largest venue has in one network. */
const maxPlacedPrinters = 100;

const widthDots = Type.Integer({ minimum: minWidthDots, maximum: maxWidthDots });

/** The last paper of every station on every route that its papers take, newest first. */
export const listLatestPapers = defineCall({
  name: "list-latest-papers",
  method: "GET",
  path: "/office/printing/latest",
  permission: "keep_office",
  reply: Type.Object({ jobs: Type.Array(printJob) }),
});

/** How many of the newest papers are looked through for them. */
export const maxSearchedPapers = 2000;

/** Prints a page with a large number on each printer that a search has found, so that users see which is which. */
export const printNumbers = defineCall({
  name: "print-numbers",
  method: "POST",
  path: "/office/printing/numbers",
  permission: "keep_office",
  query: Type.Object(paperLanguage),
  body: Type.Object({
    pages: Type.Array(
      Type.Object({
        number: Type.Integer({ minimum: 1, maximum: maxPlacedPrinters }),
        /** Where the bridge has found it. */
        address: Type.String({
          pattern: String.raw`^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(:\d{1,5})?$`,
          maxLength: 21,
        }),
        widthDots,
      }),
      { minItems: 1, maxItems: maxPlacedPrinters },
    ),
  }),
  reply: defineWriteReply(printJobs),
});

/** Saves printers, and what stations print on them: all of it, or none after a refusal. */
export const placePrinters = defineCall({
  name: "place-printers",
  method: "POST",
  path: "/office/printing/places",
  permission: "keep_office",
  body: Type.Object({
    /** As in a save of printers: without an id it is new. */
    printers: Type.Array(
      Type.Object({
        id: Type.Optional(printerId),
        revision: Type.Optional(revision),
        name: nameText,
        address: noteText,
        widthDots: Type.Integer(),
      }),
      { maxItems: maxPlacedPrinters },
    ),
    /** Stations with all their print routes, which name printers, since new ones have no id yet. */
    stations: Type.Array(
      Type.Object({
        id: stationId,
        revision,
        routes: Type.Array(
          Type.Object({ productGroup: orNull(productGroupId), printer: orNull(nameText) }),
          { maxItems: 500 },
        ),
      }),
      { maxItems: 500 },
    ),
  }),
  reply: defineWriteReply({
    printers: Type.Integer({ minimum: 0 }),
    stations: Type.Integer({ minimum: 0 }),
  }),
});

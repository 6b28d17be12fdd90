import type { TimeZone } from "@comanda/domain/time/local-time";
import { Type, type Static } from "typebox";

import { moneyFormat } from "./money-format.ts";
import { printDocument } from "./print.ts";
import { jobNumber } from "./print-job-record.ts";
import { language } from "./settings.ts";
import { locationId } from "./wire.ts";

/** What a printer can do, as stored with a job. */
export const printerProfile = Type.Object({
  widthDots: Type.Integer({ minimum: 1 }),
  dialect: Type.Union([
    Type.Literal("esc-pos"),
    Type.Literal("star-prnt"),
    Type.Literal("star-line"),
  ]),
  hasCutter: Type.Boolean(),
  imageMode: Type.Union([Type.Literal("raster"), Type.Literal("column")]),
});

/** Everything that decides how a document is rendered. */
const renderOptions = Type.Object({
  language,
  isRepeat: Type.Boolean(),
  profile: printerProfile,
  money: moneyFormat,
  zone: Type.Unsafe<TimeZone>(Type.String()),
  /** Where the venue's own words are stored, if the paper has any. */
  wording: Type.Optional(Type.Object({ location: locationId, hash: Type.String() })),
  /** Where the logo is stored that the document names, if it names one. */
  logoLocation: Type.Optional(locationId),
});

/** A job as stored with its reply: what its bytes are rendered from, not the bytes. */
const storedPrintJob = Type.Object({
  id: jobNumber,
  attempt: jobNumber,
  printer: Type.String(),
  document: printDocument,
  look: renderOptions,
});
export type StoredPrintJob = Static<typeof storedPrintJob>;

/** The fields of a stored reply with print jobs. */
export const storedPrintJobs = Type.Object({
  printerServerAddress: Type.String(),
  jobs: Type.Array(storedPrintJob),
});
export type StoredPrintJobs = Static<typeof storedPrintJobs>;

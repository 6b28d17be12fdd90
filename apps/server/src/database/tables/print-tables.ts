import type { PaperKind, PrintCause, PrintState } from "@comanda/contract/print-job-record";
import type { Language } from "@comanda/contract/settings";
import type {
  BillId,
  Instant,
  LocationId,
  PaperLanguageId,
  PrinterId,
  PrintJobId,
  PrintRouteId,
  ProductGroupId,
  StationId,
} from "@comanda/contract/wire";
import type { Generated } from "kysely";

import type { Flag, Json, Retirable } from "./column-types.ts";
import type { TableRoles } from "./table-roles.ts";

export type PrintTables = {
  printer: Retirable & {
    id: Generated<PrinterId>;
    location: LocationId;
    name: string;
    /** Where the bridge finds it, such as 192.168.1.50. */
    address: string;
    width_dots: Generated<number>;
    dialect: Generated<"esc-pos" | "star-prnt" | "star-line">;
    has_cutter: Generated<Flag>;
    image_mode: Generated<"raster" | "column">;
    /** Null for the language of the till. */
    paper_language: Generated<PaperLanguageId | null>;
  };
  /** One of the product's languages, with the words that the venue replaces. */
  paper_language: Retirable & {
    id: Generated<PaperLanguageId>;
    location: LocationId;
    name: string;
    base: Language;
    words: Json;
  };
  /** The words that papers were printed with, by their hash; a row never changes. */
  paper_wording: {
    location: LocationId;
    hash: string;
    words: Json;
  };
  print_route: {
    id: Generated<PrintRouteId>;
    location: LocationId;
    station: StationId;
    /** Null for the receipts and reports of the station. */
    product_group: ProductGroupId | null;
    /** Null if nothing is to be printed. */
    printer: PrinterId | null;
  };
  print_job: {
    id: Generated<PrintJobId>;
    location: LocationId;
    /** The station whose till delivers it. */
    station: StationId | null;
    kind: PaperKind;
    bill: BillId | null;
    /** The version of the bill on the paper. */
    bill_version: number | null;
    number: number | null;
    title: string;
    printer: string;
    printer_name: string;
    /** The content; with the language, the wording, the profile and the repeat mark it makes the same bytes each time. */
    document: Json;
    language: Language;
    /** The hash of the venue's own words on it; null without any. */
    wording: string | null;
    profile: Json;
    attempt: number;
    is_repeat: Flag;
    /** The server has made it by itself, and no till of its station has begun with it. */
    is_unasked: Generated<Flag>;
    state: PrintState;
    cause: PrintCause | null;
    created_at: Instant;
    updated_at: Instant;
    /**
     * The journal row that holds the document and the profile, which are empty here; null in rows of earlier releases.
     * The profile is here again if the job went to another printer since.
     */
    recorded_in: number | null;
  };
};

export const printTableRoles: TableRoles<PrintTables> = {
  printer: "reference",
  paper_language: "reference",
  paper_wording: "everyday",
  print_route: "reference",
  print_job: "everyday",
};

import type { PaperKind, PrintCause, PrintState } from "@comanda/contract/print-job-record";
import type { Language } from "@comanda/contract/settings";
import type {
  BillId,
  Instant,
  LocationId,
  PrinterId,
  PrintJobId,
  PrintRouteId,
  ProductGroupId,
  StationId,
} from "@comanda/contract/wire";
import type { Generated } from "kysely";

import type { Flag, Json, Retirable } from "./column-types.ts";

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
  };
  print_route: {
    id: Generated<PrintRouteId>;
    location: LocationId;
    station: StationId;
    /** Null for the receipts and reports of the station. */
    product_group: ProductGroupId | null;
    /** Null where nothing shall be printed. */
    printer: PrinterId | null;
  };
  print_job: {
    id: Generated<PrintJobId>;
    location: LocationId;
    /** Whose till has it in hand. */
    station: StationId | null;
    kind: PaperKind;
    bill: BillId | null;
    /** Of the bill as it stands on the paper. */
    bill_version: number | null;
    number: number | null;
    title: string;
    printer: string;
    printer_name: string;
    /** What stands on it; with the language, the profile and the mark of a repeat it makes the same bytes each time. */
    document: Json;
    language: Language;
    profile: Json;
    attempt: number;
    is_repeat: Flag;
    state: PrintState;
    cause: PrintCause | null;
    created_at: Instant;
    updated_at: Instant;
  };
};

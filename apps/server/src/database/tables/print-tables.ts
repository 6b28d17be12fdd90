import type { LocationId, PrinterId, ProductGroupId, StationId } from "@comanda/contract/wire";
import type { Generated } from "kysely";

export type PrintTables = {
  printer: {
    id: Generated<PrinterId>;
    location: LocationId;
    name: string;
    /** Where the bridge finds it, such as 192.168.1.50. */
    address: string;
  };
  print_route: {
    id: Generated<number>;
    location: LocationId;
    station: StationId;
    /** Null for the receipts and reports of the station. */
    product_group: ProductGroupId | null;
    /** Null where nothing shall be printed. */
    printer: PrinterId | null;
  };
};

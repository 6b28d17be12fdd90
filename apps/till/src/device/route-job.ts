import { localPrinter, noPrinter } from "@comanda/contract/print";

/** How a job gets from the till to a printer. */
type Route = "nowhere" | "bridge" | "usb";

/**
 * A job goes through the bridge if the location has one and the job names a printer; otherwise to the printer at this
 * till.
 */
export function routeJob(printer: string, printerServerAddress: string): Route {
  if (printer === noPrinter) return "nowhere";
  const isOnNetwork = printer !== localPrinter && printerServerAddress !== "";
  return isOnNetwork ? "bridge" : "usb";
}

import { localPrinter, noPrinter } from "@comanda/contract/print";

/** The ways from a till to a printer. */
type Route = "nowhere" | "bridge" | "usb";

/** A job goes to the bridge where the location has one and the job names a printer; else to the till's own. */
export function routeJob(printer: string, printerServerAddress: string): Route {
  if (printer === noPrinter) return "nowhere";
  const isOnNetwork = printer !== localPrinter && printerServerAddress !== "";
  return isOnNetwork ? "bridge" : "usb";
}

import { readHealth } from "@comanda/contract/health";

import { callApi } from "#api/call.ts";
import { onDevice } from "#api/device-database.ts";
import { reportFault } from "#api/report-fault.ts";

/**
 * Loads the page again. What the device stored of the venue may be what fails, so it is fetched anew, but only where
 * the server answers: without one it is all that the till has. Orders are stored elsewhere.
 */
export async function loadAfresh(): Promise<void> {
  const health = await callApi(readHealth, {});
  if (health.ok) await forgetVenue();
  location.reload();
}

async function forgetVenue(): Promise<void> {
  try {
    await onDevice({ store: "known", mode: "readwrite", durability: "strict" }, (store) =>
      store.clear(),
    );
  } catch (error) {
    reportFault(error, "forget venue");
  }
}

import { readHealth } from "@comanda/contract/health";

import { callApi } from "#api/call.ts";
import { runDeviceTransaction } from "#api/device-database.ts";
import { reportFault } from "#api/report-fault.ts";

/**
 * Reloads the page. The device's cached venue data may be what fails, so it is cleared, but only if the server answers:
 * without a server it is all that the till has. Orders are stored separately.
 */
export async function reloadTill(): Promise<void> {
  const health = await callApi(readHealth, {});
  if (health.ok) await clearVenueCache();
  location.reload();
}

async function clearVenueCache(): Promise<void> {
  try {
    await runDeviceTransaction(
      { store: "known", mode: "readwrite", durability: "strict" },
      (store) => store.clear(),
    );
  } catch (error) {
    reportFault(error, "forget venue");
  }
}

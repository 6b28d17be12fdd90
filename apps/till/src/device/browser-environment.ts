import type { BridgeEnvironment } from "./bridge-request.ts";
import { notifyPrinterProblem } from "./printer-problem.ts";

/** The page that this code runs in. */
export const browserEnvironment: BridgeEnvironment = {
  page: () => location.origin,
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  onProblem: notifyPrinterProblem,
  permission: async (name: string) => {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript's DOM types lack these names
      const { state } = await navigator.permissions.query({ name: name as PermissionName });
      return state;
    } catch {
      // A browser that does not have this permission refuses its name.
      return "unknown";
    }
  },
};

import { expect, test } from "vitest";

import { routeJob } from "./route-job.ts";

const bridge = "https://192.168.1.20:9180";

test.each([
  [
    "for a printer, at a location with a bridge, goes to the bridge",
    "192.168.1.50",
    bridge,
    "bridge",
  ],
  ["for a printer, at a location without one, goes to the till's own", "192.168.1.50", "", "usb"],
  ["for no particular printer goes to the till's own, bridge or not", "", bridge, "usb"],
  ["for no particular printer, without a bridge, goes to the till's own", "", "", "usb"],
  ["that is not to be printed goes nowhere, bridge or not", "noprinter", bridge, "nowhere"],
  ["that is not to be printed goes nowhere without a bridge", "noprinter", "", "nowhere"],
])("a job %s", (_rule, printer, address, route) => {
  expect(routeJob(printer, address)).toBe(route);
});

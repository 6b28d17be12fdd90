import { callTarget } from "@comanda/contract/call";
import { reportFault } from "@comanda/contract/fault-report";
import { expect, test } from "vitest";

import { faultMethod, faultTarget } from "./send-fault.ts";

test("a fault is sent where the contract says", () => {
  expect([faultMethod, faultTarget]).toEqual([reportFault.method, callTarget(reportFault)]);
});

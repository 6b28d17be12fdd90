import { callTarget } from "@comanda/contract/call";
import { reportFault } from "@comanda/contract/fault-report";
import { expect, test } from "vitest";

import { faultMethod, faultTarget } from "./send-fault.ts";

test("a fault goes to the path and method of the contract", () => {
  expect([faultMethod, faultTarget]).toEqual([reportFault.method, callTarget(reportFault)]);
});

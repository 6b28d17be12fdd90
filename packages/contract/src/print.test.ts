import { expect, test } from "vitest";

import { possiblyPrintedCauses, printCauses } from "./print.ts";

test("a printer that was never reached has printed nothing", () => {
  const sureCauses = printCauses.filter((cause) => !possiblyPrintedCauses.includes(cause));
  expect(sureCauses).toEqual([
    "refused",
    "unreachable",
    "connect-timeout",
    "not-allowed",
    "bridge-unreachable",
    "bridge-certificate",
    "bridge-permission",
    "usb-none",
    "usb-access-denied",
    "not-rendered",
  ]);
});

import { expect, test } from "vitest";

import { doubtfulCauses, printCauses } from "./print.ts";

test("nothing has come out of a printer that was never reached", () => {
  const sureCauses = printCauses.filter((cause) => !doubtfulCauses.includes(cause));
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
  ]);
});

import { refusalMessages } from "@comanda/contract/all-refusals";
import { requestErrors } from "@comanda/contract/request-errors";
import { expect, test } from "vitest";

import { isOutcomeUnknown } from "./is-outcome-unknown.ts";

test("a failure before the rules are checked leaves the outcome of an earlier attempt unknown", () => {
  const open = ["too-many-calls", "server-busy", "not-signed-in", "fault"] as const;
  expect(open.map((code) => isOutcomeUnknown(requestErrors[code].status))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test("a refusal by the rules is final", () => {
  const refused = Object.values(refusalMessages).filter(({ status }) => status < 500);
  expect(refused.some(({ status }) => isOutcomeUnknown(status))).toBe(false);
});

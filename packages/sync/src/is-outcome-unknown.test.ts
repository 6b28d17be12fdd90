import { refusalMessages } from "@comanda/contract/all-refusals";
import { requestErrors } from "@comanda/contract/request-errors";
import { expect, test } from "vitest";

import { networkError } from "./failure.ts";
import { isOutcomeUnknown } from "./is-outcome-unknown.ts";

test("a failure before the rules are checked leaves the outcome of an earlier attempt unknown", () => {
  const open = ["too-many-calls", "server-busy", "not-signed-in", "fault"] as const;
  expect(open.map((code) => isOutcomeUnknown(requestErrors[code]))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test("a connection that broke leaves it unknown, too", () => {
  expect(isOutcomeUnknown(networkError)).toBe(true);
});

test("a refusal by the rules is final, whatever its status", () => {
  const refused = Object.values(refusalMessages);
  expect(refused.some(({ status }) => isOutcomeUnknown({ isRule: true, status }))).toBe(false);
});

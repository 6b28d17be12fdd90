import { refusalMessages } from "@comanda/contract/refusal-messages";
import { requestErrors } from "@comanda/contract/request-errors";
import { expect, test } from "vitest";

import { leavesDoubt } from "./leaves-doubt.ts";

test("what stops a write before the rules are asked leaves it open whether an earlier try was done", () => {
  const open = ["too-many-calls", "server-busy", "not-signed-in", "fault"] as const;
  expect(open.map((code) => leavesDoubt(requestErrors[code].status))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test("what the rules refuse is settled", () => {
  const refused = Object.values(refusalMessages).filter(({ status }) => status < 500);
  expect(refused.some(({ status }) => leavesDoubt(status))).toBe(false);
});

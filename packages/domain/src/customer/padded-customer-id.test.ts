import { expect, test } from "vitest";

import { id } from "../id.ts";
import { paddedCustomerId } from "./padded-customer-id.ts";

test("a guest number is padded to six digits and may be longer", () => {
  expect(paddedCustomerId(id(7))).toBe("000007");
  expect(paddedCustomerId(id(123_456))).toBe("123456");
  expect(paddedCustomerId(id(1_234_567))).toBe("1234567");
});

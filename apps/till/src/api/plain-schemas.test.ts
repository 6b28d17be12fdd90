import { expect, test, vi } from "vitest";

test("the built till has the same schemas as the server", async () => {
  const { calls } = await import("@comanda/contract/calls");
  const { recordSchemas } = await import("@comanda/contract/records");
  vi.resetModules();
  vi.doMock("typebox", () => import("./plain-schemas.ts"));
  const plain = await import("@comanda/contract/calls");
  const plainRecords = await import("@comanda/contract/records");
  expect(plain.calls).not.toBe(calls);
  expect(asJson(plain.calls)).toEqual(asJson(calls));
  expect(asJson(plainRecords.recordSchemas)).toEqual(asJson(recordSchemas));
});

function asJson(schemas: unknown): unknown {
  return JSON.parse(JSON.stringify(schemas));
}

import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { describeFault, redactData } from "./describe-fault.ts";

function errorWith(message: string, stack: string): Error {
  return Object.assign(new TypeError(message), { stack });
}

describe("a described fault", () => {
  test("has its type, message and stack positions in Chromium", () => {
    const stack = [
      "TypeError: Cannot read properties of undefined (reading 'Somchai')",
      "    at OrderScreen (https://till.example/assets/order-screen-Ab1.js:1:2345)",
      "    at async https://till.example/assets/first-Cd2.js:7:89",
    ].join("\n");
    const error = errorWith("Cannot read properties of undefined (reading 'Somchai')", stack);
    expect(describeFault(error)).toEqual({
      kind: "TypeError",
      message: "Cannot read properties of undefined (reading '…')",
      frames: ["OrderScreen order-screen-Ab1.js:1:2345", "first-Cd2.js:7:89"],
    });
  });

  test("is the same in Firefox and Safari, whose stacks have another format", () => {
    const stack =
      "OrderScreen@https://till.example/assets/order-screen-Ab1.js:1:2345\n@https://till.example/assets/first-Cd2.js:7:89\n";
    expect(describeFault(errorWith("x is null", stack)).frames).toEqual([
      "OrderScreen order-screen-Ab1.js:1:2345",
      "first-Cd2.js:7:89",
    ]);
  });

  test("has only the type if a non-error was thrown", () => {
    expect(describeFault("Somchai, 081 234 5678")).toEqual({
      kind: "thrown string",
      message: "",
      frames: [],
    });
  });
});

describe("an error message", () => {
  test.each([
    [
      `Unexpected token 'S', "Somchai "the" cook" is not valid JSON`,
      "Unexpected token '…\" is not valid JSON",
    ],
    ["No bill 12 for a.b@example.com", "No bill 12 for …"],
    ["Called 0812345678", "Called #"],
    ["ไม่มีโต๊ะ at hand", "… at hand"],
  ])("loses data that may be personal: %s", (message, redacted) => {
    expect(redactData(message)).toBe(redacted);
  });

  test("contains nothing of a text that it quotes", () => {
    const anyText = fc.string({ minLength: 4 }).filter((text) => /^[A-Z][a-z]{3,}$/.test(text));
    const quoted = fc.oneof(anyText, fc.stringMatching(/^[A-Z][a-z"' ]{4,20}[a-z]$/));
    fc.assert(
      fc.property(quoted, fc.constantFrom('"', "'", "`"), (text, mark) => {
        const redacted = redactData(`Bad value ${mark}${text}${mark} here`);
        expect(redacted).toBe(`Bad value ${mark}…${mark} here`);
      }),
    );
  });
});

test("a fault description always fits the contract's schema", () => {
  const long = "long ".repeat(100);
  const stack = Array.from({ length: 40 }, () => `    at ${"f".repeat(300)} (https://a/b.js:1:2)`);
  const { message, frames } = describeFault(errorWith(long, stack.join("\n")));
  expect(message.length).toBeLessThanOrEqual(200);
  expect(frames).toHaveLength(12);
  expect(Math.max(...frames.map(({ length }) => length))).toBeLessThanOrEqual(160);
});

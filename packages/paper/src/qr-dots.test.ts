import { anyCode } from "@comanda/domain/testing/bank-qr-builders";
import { isBlack, type Dots } from "@comanda/domain/paper/dots";
import { writeBankQr } from "@comanda/domain/bank-qr/write-bank-qr";
import fc from "fast-check";
import jsqr from "jsqr";
import { expect, test, vi } from "vitest";

import { dotsPixels } from "./dots-pixels.ts";
import { qrDots } from "./qr-dots.ts";
import { qrModules, quietModules } from "./qr-modules.ts";

// Another program reads hundreds of pictures.
vi.setConfig({ testTimeout: 60_000 });

const readDots = (dots: Dots): string | undefined =>
  jsqr.default(dotsPixels(dots), dots.widthDots, dots.heightDots)?.data;

test("another program reads every bank QR code from its dots, on paper of any width", () => {
  fc.assert(
    fc.property(anyCode, fc.constantFrom(564, 372, 228), ({ account, payment }, widthDots) => {
      const text = writeBankQr(account, payment) ?? "";
      const dots = qrDots(qrModules(text), widthDots);
      expect(dots.widthDots).toBeLessThanOrEqual(widthDots);
      expect(readDots(dots)).toBe(text);
    }),
    { numRuns: 200 },
  );
});

test("a code has a white edge of four modules, and all modules have the same size", () => {
  const modules = qrModules("Comanda");
  const moduleDots = 6;
  const dots = qrDots(modules, 564);
  const size = modules.length + 2 * quietModules;
  expect(dots.heightDots).toBe(size * moduleDots);
  for (let y = 0; y < dots.heightDots; y += 1) {
    for (let x = 0; x < dots.widthDots; x += 1) {
      const row = modules[Math.floor(y / moduleDots) - quietModules] ?? [];
      const expected = row[Math.floor(x / moduleDots) - quietModules] ?? false;
      if (isBlack(dots, x, y) !== expected) throw new Error(`The dot ${x}, ${y} is wrong`);
    }
  }
});

test("on paper that is narrower than a code with the smallest modules, it has these", () => {
  const modules = qrModules("Comanda");
  expect(qrDots(modules, 8).heightDots).toBe(modules.length + 2 * quietModules);
});

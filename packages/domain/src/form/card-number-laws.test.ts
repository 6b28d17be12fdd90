import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { cardBrands } from "./card-brands.ts";
import { holdsCardNumber, isCardNumberForPhone } from "./holds-card-number.ts";
import { isTaxNumberOrBarcode } from "./non-card-numbers.ts";

const runs = 10_000;

function digits(count: number): fc.Arbitrary<string> {
  return fc
    .array(fc.nat(9), { minLength: count, maxLength: count })
    .map((values) => values.join(""));
}

/** Luhn's check digit for the digits before it. */
function luhnDigit(before: string): string {
  return "0123456789"
    .split("")
    .filter((last) => luhnSum(before + last) % 10 === 0)
    .join("");
}

function luhnSum(number: string): number {
  let sum = 0;
  let doubles = false;
  for (const digit of number.split("").toReversed()) {
    const value = Number(digit) * (doubles ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
    doubles = !doubles;
  }
  return sum;
}

function cardOf({ prefixes, lengths }: (typeof cardBrands)[number]): fc.Arbitrary<string> {
  return fc
    .record({
      range: fc.constantFrom(...prefixes),
      length: fc.constantFrom(...lengths),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      rest: digits(19),
    })
    .map(({ range: [first, last], length, at, rest }) => {
      const prefix = Math.round(Number(first) + at * (Number(last) - Number(first)));
      const before = (String(prefix) + rest).slice(0, length - 1);
      return before + luhnDigit(before);
    })
    .filter((card) => !isTaxNumberOrBarcode(card));
}

const separators = fc.constantFrom(" ", "-", ".", " - ", "\u00A0", "–");

/** Without gaps, in groups of four, or grouped 4-6-5. */
function written(card: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(card, fc.nat(2), separators).map(([number, style, separator]) => {
    if (style === 0) return number;
    const fours = number.match(/.{1,4}/g) ?? [];
    if (style === 1 || number.length > 15) return fours.join(separator);
    return [number.slice(0, 4), number.slice(4, 10), number.slice(10)].join(separator);
  });
}

const inText = fc.constantFrom(
  "%s",
  "guest's card %s, ask Mali",
  "table 5 %s",
  "บัตร %s ค่ะ",
  "Visa:%s exp 12/28",
);

describe.each(cardBrands)("$name", (brand) => {
  test("card numbers are detected in any text and notation", () => {
    fc.assert(
      fc.property(written(cardOf(brand)), inText, (card, text) => {
        expect(holdsCardNumber(text.replace("%s", card))).toBe(true);
      }),
      { numRuns: runs },
    );
  });
});

/** Counts how many of 10,000 samples are detected as cards. */
function refused(numbers: fc.Arbitrary<string>, isRefused = holdsCardNumber): number {
  return fc.sample(numbers, runs).filter((number) => isRefused(number)).length;
}

const thaiTaxNumbers = digits(12).map((before) => {
  const sum = before
    .split("")
    .reduce((total, digit, index) => total + Number(digit) * (13 - index), 0);
  return before + String((11 - (sum % 11)) % 10);
});

const vietnameseWeights = [31, 29, 23, 19, 17, 13, 7, 5, 3];
const vietnameseTaxCodes = fc
  .tuple(digits(9), digits(3))
  .map(([before, branch]) => {
    const sum = vietnameseWeights.reduce(
      (total, weight, index) => total + weight * Number(before[index]),
      0,
    );
    return { check: 10 - (sum % 11), before, branch };
  })
  .filter(({ check }) => check < 10)
  .map(({ check, before, branch }) => `${before}${check}-${branch}`);

const barcodes = digits(12).map((before) => {
  const sum = before
    .split("")
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return before + String((10 - (sum % 10)) % 10);
});

const ibans = fc
  .tuple(
    fc.constantFrom("DE", "FR", "NL", "GB", "ES", "BE", "NO"),
    fc.integer({ min: 11, max: 23 }),
    digits(23),
  )
  .map(([country, length, account]) => {
    const rest = account.slice(0, length);
    const asNumber = (rest + country + "00").replaceAll(/[A-Z]/g, (letter) =>
      String(Number.parseInt(letter, 36)),
    );
    const check = String(98n - (BigInt(asNumber) % 97n)).padStart(2, "0");
    return `${country}${check}${rest}`;
  });

const inFours = (text: string): string => (text.match(/.{1,4}/g) ?? []).join(" ");

const mobile = digits(7).map(
  (rest) => `08${rest.slice(0, 1)} ${rest.slice(1, 4)} ${rest.slice(4)}678`,
);
const landline = digits(7).map((rest) => `02-${rest.slice(0, 3)}-${rest.slice(3)}`);
const germanMobile = digits(11).map((rest) => `+49${rest}`);

describe("numbers that are not cards", () => {
  test.each([
    ["Thai tax numbers", thaiTaxNumbers],
    [
      "Thai tax numbers in groups",
      thaiTaxNumbers.map((one) => one.replace(/^(.)(.{4})(.{5})(..)(.)$/, "$1-$2-$3-$4-$5")),
    ],
    ["Vietnamese tax codes", vietnameseTaxCodes],
    ["barcodes", barcodes],
    ["account numbers in one piece", ibans],
    ["account numbers in fours", ibans.map(inFours)],
    ["account numbers before a word", ibans.map((iban) => `${inFours(iban)} BANK`)],
    ["mobile phones", mobile],
    ["two phones side by side", fc.tuple(mobile, landline).map((two) => two.join(" "))],
    ["phones with a plus", germanMobile],
  ])("%s are never detected as cards", (_name, numbers) => {
    expect(refused(numbers)).toBe(0);
  });

  test("13 digits without a plus are never a card in a phone field", () => {
    expect(
      refused(
        digits(11).map((rest) => `49${rest}`),
        isCardNumberForPhone,
      ),
    ).toBe(0);
  });

  test("about one in fifty random numbers is taken for a card", () => {
    const share = refused(digits(16)) / runs;
    // Visa and similar brands own a fifth of all prefixes, and one in ten numbers passes Luhn's check.
    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThan(0.05);
  });
});

test.each([
  ["digits one by one", "4 "],
  ["digits without a gap", "4"],
  ["groups of four", "4111 "],
  ["groups that begin like an account number", "DE44 4111 "],
  ["dots", "."],
  ["marks that are composed", "e\u0301\u0316"],
])("a text of %s takes linear time", (_name, part) => {
  const least = (count: number, rounds: number): number => {
    const text = part.repeat(count);
    // CPU time of this thread, so that other load on the machine does not count.
    const times = Array.from({ length: 6 }, () => {
      const before = process.threadCpuUsage();
      for (let round = 0; round < rounds; round += 1) holdsCardNumber(text);
      const { user, system } = process.threadCpuUsage(before);
      // Adds both, because systems only estimate how the sum divides into user and system time.
      return (user + system) / 1000;
    });
    return Math.min(...times);
  };
  // As many characters in 16 texts as in one: linear time is the same, quadratic time 16 times as long.
  const [short, long] = [least(2500, 16), least(40_000, 1)];
  // Anything below a millisecond is too short to compare.
  expect(long).toBeLessThan(Math.max(1, short) * 4);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { checkForm } from "../form/check-form.ts";
import { amountRule } from "../form/field-rule.ts";
import { plainNumber } from "../money/plain-number.ts";
import { readMoney } from "../money/read-money.ts";
import { baht, dong, euro } from "../testing/money-formats.ts";
import {
  amountLimits,
  countLimits,
  padBlurClearMs,
  padLimits,
  stockLimits,
  type PadLimits,
} from "./pad-limits.ts";
import { pressPadKey, typeNumber } from "./press-pad-key.ts";
import { pasteIntoPad } from "./paste-into-pad.ts";

const { billNumber, staffId } = padLimits;
const amount = amountLimits(baht);

const press = (keys: readonly string[], limits: PadLimits): string =>
  keys.reduce((text, key) => pressPadKey(text, key, limits), "");

const anyLimits: fc.Arbitrary<PadLimits> = fc.record({
  maximumLength: fc.integer({ min: 0, max: 20 }),
  fraction: fc.option(
    fc.record({ sign: fc.constantFrom(".", ","), decimals: fc.integer({ min: 1, max: 3 }) }),
  ),
  allowsLetters: fc.boolean(),
  keepsTyped: fc.boolean(),
  textsAround: fc.constant([]),
});

const padKeys = "0123456789.,AZ".split("");

const anyKeys = fc.array(
  fc.constantFrom(...padKeys, "a", "z", "<", "Backspace", "Delete", "Enter", "Shift", "é", "-"),
  { maxLength: 30 },
);

describe("pressing keys of the pad", () => {
  test("appends digits", () => {
    expect(press(["1", "0", "4", "2"], billNumber)).toBe("1042");
  });

  test("accepts one decimal point and at most two decimals", () => {
    expect(press(["1", ".", "5", ".", "0", "7"], amount)).toBe("1.50");
    expect(press([".", "5"], amount)).toBe(".5");
  });

  test("accepts more than two digits before the point", () => {
    expect(press("12345.67".split(""), amount)).toBe("12345.67");
  });

  test("uses the venue's separator, and none if guests pay whole units", () => {
    expect(press(["1", "0", ",", "5", "0"], amountLimits(euro))).toBe("10,50");
    expect(press(["1", "0", ".", "5"], amountLimits(euro))).toBe("105");
    expect(press(["1", "0", ",", "5"], amountLimits(dong))).toBe("105");
  });

  test("reads the digits of every script", () => {
    expect(press(["๕", "５", "5"], amount)).toBe("555");
    expect(press(["๑", "a"], staffId)).toBe("1A");
  });

  test("accepts no decimal point in bill numbers", () => {
    expect(press(["1", ".", "5"], billNumber)).toBe("15");
  });

  test("capitalizes letters, if letters are allowed", () => {
    expect(press(["a", "7", "B"], staffId)).toBe("A7B");
    expect(press(["a", "7", "B"], amount)).toBe("7");
  });

  test.each(["<", "Backspace", "Delete"])("%s deletes the last character", (key) => {
    expect(press(["1", "2", key], amount)).toBe("1");
    expect(press([key], amount)).toBe("");
  });

  test("accepts another point after the first was deleted", () => {
    expect(press(["1", ".", "<", "0", ".", "5"], amount)).toBe("10.5");
  });

  test("ignores all other keys", () => {
    expect(press(["1", "Enter", "-", "é", " ", "Tab", "2"], amount)).toBe("12");
  });
});

test("letters are typed in staff IDs only", () => {
  expect(press(["1", "a"], billNumber)).toBe("1");
  expect(press(["1", "a"], countLimits(4))).toBe("1");
});

describe("the length of an input", () => {
  test.each<[string, PadLimits, number]>([
    ["an amount", amount, 10],
    ["a quantity of stock", stockLimits(baht), 10],
    ["a number of guests", countLimits(4), 4],
    ["a staff ID", staffId, 5],
    ["a bill number", billNumber, 9],
  ])("is limited for %s", (_input, limits, length) => {
    expect(press("1".repeat(30).split(""), limits)).toHaveLength(length);
  });

  test("an input is cleared half a second after it loses focus", () => {
    expect(padBlurClearMs).toBe(500);
  });

  test("no sequence of keys gives too long a text, two points or three decimals", () => {
    fc.assert(
      fc.property(anyKeys, anyLimits, (keys, limits) => {
        const text = press(keys, limits);
        expect(text.length).toBeLessThanOrEqual(limits.maximumLength);
        expect(text).toMatch(/^[0-9A-Z]*([.,][0-9A-Z]*)?$/);
        const most = limits.fraction?.decimals ?? 0;
        expect(/[.,](\d*)/.exec(text)?.[1]?.length ?? 0).toBeLessThanOrEqual(most);
      }),
    );
  });

  test("a key adds one character that can be deleted again, or changes nothing", () => {
    fc.assert(
      fc.property(anyKeys, fc.constantFrom(...padKeys), anyLimits, (keys, key, limits) => {
        const before = press(keys, limits);
        const after = pressPadKey(before, key, limits);
        expect([after, pressPadKey(after, "<", limits)]).toContain(before);
      }),
    );
  });
});

describe("pasted and scanned text", () => {
  test("is added character by character, without what does not fit", () => {
    expect(pasteIntoPad("1", "a-2b", staffId)).toBe("1A2B");
  });

  test("that is a number stays unchanged, to be read or refused as a whole", () => {
    expect(typeNumber("", " 1,234.567 ฿", amount)).toBe("1,234.567");
    expect(typeNumber("", "1.234,56", amount)).toBe("1.234,56");
    expect(typeNumber("12", "12.5", amount)).toBe("12.5");
    expect(typeNumber("", "", amount)).toBe("");
  });

  test("keeps its separators if guests pay whole units, to be read by the venue's signs or refused", () => {
    const whole = amountLimits(dong);
    const read = (typed: string) => readMoney(typeNumber("", typed, whole), dong);
    expect(typeNumber("", "10,50 ₫", whole)).toBe("10,50");
    expect(read("10,50")).toBe("too-many-decimals");
    expect(read("10.50")).toBe("too-many-decimals");
    expect(read("1.050,00")).toBe("too-many-decimals");
    expect(read("1.050")).toBe(1_050_00);
  });

  test.each(["-50", "50k", "12 - 4", "1e3", "USD 5", "--5", "10٫5"])(
    "%s as an amount stays as it is, and is refused",
    (typed) => {
      for (const format of [baht, dong]) {
        const text = Array.from(typed).reduce(
          (before, key) => typeNumber(before, before + key, amountLimits(format)),
          "",
        );
        expect(text.replaceAll(" ", "")).toBe(plainNumber(typed).replaceAll(" ", ""));
        const rules = { amount: [amountRule(format)] };
        expect(checkForm(rules, { amount: text })).toHaveLength(1);
      }
    },
  );

  test("loses only spaces and currency signs around it", () => {
    expect(typeNumber("", "€ 12", amount)).toBe("12");
    expect(typeNumber("", "\u00A012 €", amount)).toBe("12");
    expect(typeNumber("", "55.000đ", amountLimits(dong))).toBe("55.000");
    expect(typeNumber("", "12฿", countLimits(4))).toBe("12");
  });

  test.each([
    ["50.00\u00A0kr", "kr", "50.00"],
    ["S$50", "S$", "50"],
    ["55.000đ", "đ", "55.000"],
    ["CHF 5", "CHF", "5"],
    ["5 CHF", "CHF", "5"],
    ["Fr. 1'000", "Fr.", "1'000"],
    ["\u200E50", "฿", "50"],
    ["50\u200B ฿\u200F", "฿", "50"],
  ])("%s loses the venue's own %s and what nobody sees", (typed, currency, left) => {
    const format = { ...baht, currencyTexts: [currency] };
    expect(typeNumber("", typed, amountLimits(format))).toBe(left);
    const sign = { text: currency, isBefore: true };
    expect(typeNumber("", typed, amountLimits({ ...baht, sign }))).toBe(left);
  });

  test("loses the percent sign where it is a percentage", () => {
    const percent = { ...amount, textsAround: ["%"] };
    expect(typeNumber("", "10%", percent)).toBe("10");
    expect(typeNumber("", "12.5 %", percent)).toBe("12.5");
    expect(typeNumber("", "10%", amount)).toBe("10%");
  });

  test.each(["q", "12q", "50k", "12%"])("a key starts afresh after %s", (typed) => {
    const text = typeNumber("", typed, amount);
    expect(["5", "0", "0"].reduce((before, key) => pressPadKey(before, key, amount), text)).toBe(
      "500",
    );
  });

  test("a key adds to a number, also with separators or a minus", () => {
    expect(pressPadKey("1 00", "5", amount)).toBe("1 005");
    expect(pressPadKey("-5", "0", amount)).toBe("-50");
  });

  test("deletes a character outside the first plane as a whole", () => {
    expect(pressPadKey("1😀", "<", amount)).toBe("1");
  });

  test.each(["๑๐", "١٠", "１０", "1٠"])("%s is 10", (typed) => {
    expect(typeNumber("", typed, amount)).toBe("10");
    expect(typeNumber("", typed, countLimits(4))).toBe("10");
  });

  test("that is a longer number than fits changes nothing", () => {
    expect(typeNumber("7", "12345", countLimits(4))).toBe("7");
    expect(typeNumber("7", "1234", countLimits(4))).toBe("1234");
  });

  test("that is not a count changes none", () => {
    expect(typeNumber("12", "12.5", countLimits(4))).toBe("12");
    expect(typeNumber("12", "-12", countLimits(4))).toBe("12");
    expect(typeNumber("12", "12k", countLimits(4))).toBe("12");
  });

  test.each([
    ["with decimals", amount],
    ["in whole units", amountLimits(dong)],
  ])("that is too long for an amount %s is not cut, for its form to refuse", (_kind, limits) => {
    expect(typeNumber("", "12345678901", limits)).toBe("12345678901");
    expect(typeNumber("1234567890", "12345678901", limits)).toBe("12345678901");
    const scanned = "8850999320007"
      .split("")
      .reduce((text, key) => typeNumber(text, text + key, limits), "");
    expect(scanned).toBe("8850999320007");
  });

  test("never deletes characters", () => {
    expect(pasteIntoPad("12", "<3", amount)).toBe("123");
  });
});

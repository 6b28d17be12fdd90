import { describe, expect, test } from "vitest";

import { baht, dong } from "../testing/money-formats.ts";
import { checkForm, type FieldValue } from "./check-form.ts";
import { isFormErrors } from "./field-error.ts";
import {
  amountRule,
  atMost,
  date,
  dateTime,
  email,
  freeTextRules,
  numeric,
  oneOf,
  phone,
  required,
  wholeNumber,
  type FieldRule,
} from "./field-rule.ts";

const codesOf = (rules: readonly FieldRule[], value: FieldValue): readonly string[] =>
  checkForm({ field: rules }, { field: value }).map(({ code }) => code);

describe("required fields", () => {
  test("are not empty; spaces alone are empty", () => {
    expect(codesOf([required], "x")).toEqual([]);
    expect(codesOf([required], "")).toEqual(["required"]);
    expect(codesOf([required], "  ")).toEqual(["required"]);
  });

  test("that are checkboxes need at least one tick", () => {
    expect(codesOf([required, oneOf(["a", "b"])], ["a"])).toEqual([]);
    expect(codesOf([required, oneOf(["a", "b"])], [])).toEqual(["required"]);
  });
});

describe("a field that may stay empty", () => {
  test("is checked only if it has text", () => {
    for (const rule of [email, date, dateTime, wholeNumber, numeric(2, baht), oneOf(["a"])]) {
      expect(codesOf([rule], " ")).toEqual([]);
      expect(codesOf([rule], "?")).toHaveLength(1);
    }
  });
});

describe("numbers", () => {
  test("a whole number has no decimals and no sign", () => {
    expect(codesOf([wholeNumber], "12")).toEqual([]);
    expect(codesOf([wholeNumber], "1.5")).toEqual(["invalid"]);
    expect(codesOf([wholeNumber], "-1")).toEqual(["invalid"]);
    expect(codesOf([wholeNumber], "two")).toEqual(["invalid"]);
  });

  test("an amount has at most the decimals of its currency", () => {
    expect(codesOf([amountRule(baht)], "12.50")).toEqual([]);
    expect(codesOf([amountRule(baht)], "12.505")).toEqual(["too-many-decimals"]);
    expect(codesOf([amountRule(dong)], "12.50")).toEqual(["too-many-decimals"]);
    expect(codesOf([amountRule(dong)], "12")).toEqual([]);
  });
});

describe("dates", () => {
  test("are written dd/MM/yyyy and must exist", () => {
    expect(codesOf([date], "29/02/2024")).toEqual([]);
    for (const wrong of ["29/02/2026", "2026-02-28", "1/2/2026", "31/04/2026"]) {
      expect(codesOf([date], wrong)).toEqual(["wrong-date-format"]);
    }
  });

  test("with a time are written dd/MM/yyyy HH:mm", () => {
    expect(codesOf([dateTime], "20/11/2026 23:59")).toEqual([]);
    for (const wrong of ["20/11/2026", "20/11/2026 24:00", "20/11/2026 9:00"]) {
      expect(codesOf([dateTime], wrong)).toEqual(["wrong-date-format"]);
    }
  });
});

describe("email addresses", () => {
  test.each(["mali@lotus.example", "m.suk+bar@mail.lotus.example", "มะลิ@ไทย.ไทย"])(
    "%s is accepted",
    (text) => {
      expect(codesOf([email], text)).toEqual([]);
    },
  );

  test.each(["mali", "mali@", "@lotus.example", "mali@lotus", "ma li@lotus.example", "a@b..c"])(
    "%s is refused",
    (text) => {
      expect(codesOf([email], text)).toEqual(["invalid"]);
    },
  );
});

describe("choices", () => {
  test("must be among those offered", () => {
    expect(codesOf([oneOf(["1", "2"])], "2")).toEqual([]);
    expect(codesOf([oneOf(["1", "2"])], "3")).toEqual(["invalid"]);
    expect(codesOf([oneOf(["1", "2"])], ["1", "3"])).toEqual(["invalid"]);
  });
});

describe("text", () => {
  test("that is too long is reported with the limit", () => {
    expect(checkForm({ note: freeTextRules(5) }, { note: "sixsix" })).toEqual([
      { field: "note", code: "too-long", maximum: 5 },
    ]);
    expect(codesOf([atMost(5)], " five5 ")).toEqual([]);
  });

  test("must not contain a card number", () => {
    expect(codesOf(freeTextRules(250), "no onions")).toEqual([]);
    expect(codesOf(freeTextRules(250), "4111 1111 1111 1111")).toEqual(["card-number"]);
  });
});

describe("phone numbers", () => {
  test("may look like a card if they have a plus", () => {
    expect(codesOf([phone], "+42 222 (2222) 2222")).toEqual([]);
    expect(codesOf([phone], "081 234 5678")).toEqual([]);
  });

  test("may look like an old card with no more digits than a phone number", () => {
    expect(codesOf([phone], "4222222222222")).toEqual([]);
  });

  test("must not be a card number, even with a plus", () => {
    expect(codesOf([phone], "4111111111111111")).toEqual(["card-number"]);
    expect(codesOf([phone], "378282246310005")).toEqual(["card-number"]);
    expect(codesOf([phone], "+4111111111111111")).toEqual(["card-number"]);
    expect(codesOf([phone], "+66 card 378282246310005")).toEqual(["card-number"]);
  });
});

describe("a form", () => {
  test("reports only the first problem of each field", () => {
    const rules = { name: [required], age: [atMost(2), wholeNumber], mail: [email] };
    expect(checkForm(rules, { name: "", age: "old!", mail: "mali@lotus.example" })).toEqual([
      { field: "name", code: "required" },
      { field: "age", code: "too-long", maximum: 2 },
    ]);
  });

  test("with errors is distinguished from one without", () => {
    expect(isFormErrors({ fieldErrors: [] })).toBe(true);
    expect(isFormErrors({ name: "Mali" })).toBe(false);
    expect(isFormErrors(null)).toBe(false);
    expect(isFormErrors("fieldErrors")).toBe(false);
  });
});

import { withEnglish } from "@comanda/languages/with-english";
import { expect, test } from "vitest";

const english = {
  ok: "Ok",
  money: { pay: "Pay", reasons: ["Wrong order", "Quality"] },
};

test("a text that a language lacks is in English", () => {
  expect(withEnglish(english, { money: { pay: "Bayaran" } })).toEqual({
    ok: "Ok",
    money: { pay: "Bayaran", reasons: ["Wrong order", "Quality"] },
  });
});

test("a list is that of the language, or that of English, and stays a list", () => {
  const own = withEnglish(english, { money: { reasons: ["Mali", "Kalidad", "Ubos"] } });
  expect(own.money.reasons).toEqual(["Mali", "Kalidad", "Ubos"]);
  expect([...withEnglish(english).money.reasons]).toEqual(["Wrong order", "Quality"]);
  expect([...withEnglish(english, { ok: "Sige" }).money.reasons]).toHaveLength(2);
});

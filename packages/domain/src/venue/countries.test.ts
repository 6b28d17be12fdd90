import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { denominationsOf } from "../money/denominations.ts";
import { formatMoneyWithSign } from "../money/format-money.ts";
import { money } from "../money/money.ts";
import { isTimeZone } from "../time/local-time.ts";
import { countries } from "./countries.ts";
import { goodsKinds } from "./country.ts";
import { countryOfCode, countryOfVenue, likelyCountry } from "./find-country.ts";
import { moneyFormatOf } from "./money-format-of.ts";
import { localPrice, samplePricing } from "./sample-prices.ts";

const known = (code: string) => {
  const country = countryOfCode(code);
  if (country === null) throw new Error(`No country ${code}`);
  return country;
};
const inUnits = (code: string, baht: number, kind: (typeof goodsKinds)[number]) => {
  const country = known(code);
  const pricing = samplePricing(country, { code: country.currency, hasDecimals: true });
  return localPrice(money(baht * 100), kind, pricing) / 100;
};

describe("a country", () => {
  test.each(countries.map((country) => [country.code, country] as const))(
    "such as %s has prices that its coins and notes can pay",
    (_code, { currency, prices, priceStep, smallestCoin }) => {
      const { coins, notes } = denominationsOf(currency);
      expect([...coins, ...notes]).toContain(smallestCoin);
      expect(priceStep % smallestCoin).toBe(0);
      for (const kind of goodsKinds) expect(prices[kind] % priceStep).toBe(0);
    },
  );

  test("is found by its currency and its time zone together", () => {
    for (const country of countries) {
      const { currency, timeZones } = country;
      for (const timeZone of timeZones) {
        expect(isTimeZone(timeZone)).toBe(true);
        expect(countryOfVenue({ currency, timeZone })).toBe(country);
        expect(countryOfVenue({ currency, timeZone: timeZone.toLowerCase() })).toBe(country);
      }
    }
    expect(countryOfVenue({ currency: "EUR", timeZone: "Europe/Luxembourg" })).toBeNull();
    expect(countryOfVenue({ currency: "USD", timeZone: "Europe/Lisbon" })).toBeNull();
  });

  test("writes the sign of its currency where its guests expect it", () => {
    const price = (code: string, sign: string) => {
      const { numbers, currencySign } = known(code);
      const format = moneyFormatOf(
        { ...numbers, currencySign },
        { hasDecimals: true, symbol: sign },
      );
      return formatMoneyWithSign(money(1250_00), format);
    };
    expect(price("PT", "€")).toBe("1.250,00\u00A0€");
    expect(price("FR", "€")).toBe("1\u00A0250,00\u00A0€");
    expect(price("GB", "£")).toBe("£1,250.00");
    expect(price("TH", "฿")).toBe("1,250.00");
  });

  test("leaves out islands that have other taxes", () => {
    for (const timeZone of ["Atlantic/Madeira", "Atlantic/Azores", "Atlantic/Canary"]) {
      expect(countryOfVenue({ currency: "EUR", timeZone })).toBeNull();
    }
  });

  test("taxes each kind of goods at one rate, and none of them like beer", () => {
    for (const { tax, rates } of countries) {
      const others = rates?.others ?? [];
      const kinds = others.flatMap((other) => other.kinds);
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(kinds).not.toContain("beer");
      const values = [tax, ...others].map(({ value }) => value);
      expect(new Set(values).size).toBe(values.length);
      const classes = [rates?.mainClass, ...others.map(({ taxClass }) => taxClass)];
      expect(new Set(classes).size).toBe(classes.length);
    }
  });

  test("has names of its own for each way to pay", () => {
    for (const { tax, serviceCharge, waysToPay } of countries) {
      const names = [tax, ...(serviceCharge === null ? [] : [serviceCharge]), ...waysToPay];
      expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
    }
  });
});

describe("the likely country of a device", () => {
  test("is where its clock is", () => {
    const languageTags = ["en-US"];
    expect(likelyCountry({ timeZone: "Europe/Lisbon", languageTags })?.code).toBe("PT");
    expect(likelyCountry({ timeZone: "Asia/Saigon", languageTags })?.code).toBe("VN");
    expect(likelyCountry({ timeZone: "Asia/Singapore", languageTags })).toBeNull();
  });

  test("is that of its language if the clock says no place", () => {
    expect(likelyCountry({ timeZone: "UTC", languageTags: ["pt-PT", "en"] })?.code).toBe("PT");
    expect(likelyCountry({ timeZone: "Etc/GMT", languageTags: ["en"] })).toBeNull();
  });
});

describe("the price of a sample", () => {
  test("is what a beer costs there", () => {
    const beer = ["PT", "TH", "VN", "PH", "GB", "DE", "FR"].map((code) =>
      inUnits(code, 90, "beer"),
    );
    expect(beer).toEqual([2.5, 90, 30_000, 90, 5.5, 4.5, 6]);
  });

  test("keeps the proportions of the sample, in round amounts", () => {
    expect(inUnits("PT", 110, "beer")).toBe(3);
    expect(inUnits("PT", 130, "spirit")).toBe(6.5);
    expect(inUnits("PT", 320, "dish")).toBe(30);
    expect(inUnits("VN", 110, "beer")).toBe(35_000);
    expect(inUnits("DE", 950, "treatment")).toBe(90);
  });

  test("is in coins if it is of a minute", () => {
    expect(inUnits("PT", 8, "treatment")).toBe(0.65);
    expect(inUnits("TH", 8, "treatment")).toBe(8);
    expect(inUnits("VN", 8, "treatment")).toBe(5000);
  });

  test("is in proportion to a beer where nothing else is known", () => {
    const yen = samplePricing(null, { code: "JPY", hasDecimals: false });
    expect(localPrice(money(90_00), "beer", yen)).toBe(600_00);
    const unknown = samplePricing(null, { code: "XYZ", hasDecimals: true });
    expect(localPrice(money(90_00), "beer", unknown)).toBe(5_00);
    const luxembourg = samplePricing(null, { code: "EUR", hasDecimals: true });
    expect(localPrice(money(90_00), "beer", luxembourg)).toBe(4_50);
  });

  test("is always payable, and only free if the sample is", () => {
    const codes = [...countries.map(({ currency }) => currency), "JPY", "KRW", "CHF", "XYZ"];
    const amounts = fc.integer({ min: 0, max: 3000_00 });
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        fc.boolean(),
        fc.constantFrom(...goodsKinds),
        amounts,
        (code, hasDecimals, kind, sample) => {
          const pricing = samplePricing(null, { code, hasDecimals });
          const price = localPrice(money(sample), kind, pricing);
          expect(price % pricing.smallestCoin).toBe(0);
          expect(price > 0).toBe(sample > 0);
        },
      ),
    );
  });
});

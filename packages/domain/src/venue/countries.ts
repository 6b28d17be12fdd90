import { moneyOfUnits } from "../money/money-of-units.ts";
import { rate } from "../money/rate.ts";
import {
  localPrices,
  type Country,
  type GoodsKind,
  type LocalRates,
  type LocalTax,
  type WayToPay,
} from "./country.ts";

const point = { decimalSeparator: ".", thousandSeparator: "," };
const comma = { decimalSeparator: ",", thousandSeparator: "." };
const halves = { priceStep: moneyOfUnits(0.5), smallestCoin: moneyOfUnits(0.05) };
const euro = {
  ...halves,
  currency: "EUR",
  numbers: comma,
  currencySign: "after",
  serviceCharge: null,
} as const;

const card = (name: string): WayToPay => ({ name, kind: "card" });
const transfer = (name: string): WayToPay => ({ name, kind: "transfer" });
const voucher = (name: string): WayToPay => ({ name, kind: "voucher" });

/** A tax that prices include, on goods alone. */
const inPrice = (name: string, basisPoints: number): LocalTax => ({
  name,
  value: rate(basisPoints),
  isIncludedInPrice: true,
  isOnCharges: false,
});

/** Goods at another rate than beer. */
const at = (
  taxClass: string,
  basisPoints: number,
  ...kinds: readonly GoodsKind[]
): LocalRates["others"][number] => ({ taxClass, value: rate(basisPoints), datedRates: [], kinds });

/** The sample venues are written with its prices. */
export const thailand: Country = {
  code: "TH",
  currency: "THB",
  timeZones: ["Asia/Bangkok"],
  numbers: point,
  currencySign: "none",
  tax: { ...inPrice("ภาษีมูลค่าเพิ่ม", 700), isOnCharges: true },
  rates: null,
  serviceCharge: { name: "ค่าบริการ", value: rate(1000) },
  waysToPay: [card("บัตรเครดิต"), transfer("PromptPay")],
  prices: localPrices(90, 140, 190, 55, 130, 700, 1600, 200),
  priceStep: moneyOfUnits(5),
  smallestCoin: moneyOfUnits(1),
};

/**
 * The countries that the set-up knows. Where each rate comes from is in decisions 126 and 138; prices are those of an
 * ordinary bar, restaurant, spa or hotel, as of 2026.
 */
export const countries: readonly Country[] = [
  thailand,
  {
    code: "VN",
    currency: "VND",
    timeZones: ["Asia/Ho_Chi_Minh", "Asia/Saigon"],
    numbers: comma,
    currencySign: "after",
    tax: inPrice("Thuế GTGT", 1000),
    rates: {
      // Goods and services that bear the special consumption tax, such as alcohol and massages.
      mainClass: "Chịu thuế tiêu thụ đặc biệt",
      others: [
        {
          ...at("Được giảm thuế", 800, "soft-drink", "dish", "room", "service"),
          datedRates: [{ fromDate: "2027-01-01", rate: rate(1000) }],
        },
      ],
    },
    serviceCharge: null,
    waysToPay: [card("Thẻ ngân hàng"), transfer("VietQR"), transfer("MoMo")],
    prices: localPrices(30_000, 90_000, 130_000, 35_000, 80_000, 450_000, 900_000, 80_000),
    priceStep: moneyOfUnits(5000),
    smallestCoin: moneyOfUnits(1000),
  },
  {
    code: "PH",
    currency: "PHP",
    timeZones: ["Asia/Manila"],
    numbers: point,
    currencySign: "before",
    tax: inPrice("VAT", 1200),
    rates: null,
    serviceCharge: { name: "Service charge", value: rate(1000) },
    waysToPay: [card("Card"), transfer("GCash"), transfer("Maya")],
    prices: localPrices(90, 180, 280, 80, 260, 800, 2800, 250),
    priceStep: moneyOfUnits(5),
    smallestCoin: moneyOfUnits(1),
  },
  {
    ...euro,
    code: "DE",
    timeZones: ["Europe/Berlin"],
    tax: inPrice("MwSt.", 1900),
    rates: {
      mainClass: "Regelsteuersatz",
      others: [at("Ermäßigter Steuersatz", 700, "dish", "room")],
    },
    waysToPay: [card("EC-Karte"), card("Kreditkarte")],
    prices: localPrices(4.5, 8, 10, 4, 15, 65, 95, 12),
  },
  {
    ...euro,
    code: "AT",
    timeZones: ["Europe/Vienna"],
    tax: inPrice("USt.", 2000),
    rates: {
      mainClass: "Normalsteuersatz",
      others: [at("Ermäßigter Steuersatz", 1000, "dish", "room")],
    },
    waysToPay: [card("Bankomatkarte"), card("Kreditkarte")],
    prices: localPrices(5, 8, 11, 4, 16, 70, 110, 12),
  },
  {
    ...euro,
    code: "FR",
    timeZones: ["Europe/Paris"],
    numbers: { decimalSeparator: ",", thousandSeparator: "\u00A0" },
    tax: inPrice("TVA", 2000),
    rates: {
      mainClass: "Taux normal",
      others: [at("Taux réduit", 1000, "dish", "soft-drink", "room")],
    },
    waysToPay: [card("Carte bancaire"), voucher("Titre-restaurant")],
    prices: localPrices(6, 9, 11, 4.5, 16, 75, 105, 12),
  },
  {
    ...euro,
    code: "PT",
    timeZones: ["Europe/Lisbon"],
    tax: inPrice("IVA", 2300),
    rates: {
      mainClass: "Taxa normal",
      others: [at("Taxa intermédia", 1300, "dish"), at("Taxa reduzida", 600, "room")],
    },
    waysToPay: [card("Multibanco"), transfer("MB WAY")],
    prices: localPrices(2.5, 7, 9, 2.5, 12, 55, 80, 10),
  },
  {
    ...euro,
    code: "ES",
    timeZones: ["Europe/Madrid"],
    tax: inPrice("IVA", 1000),
    rates: {
      mainClass: "Tipo reducido",
      others: [at("Tipo general", 2100, "treatment", "service")],
    },
    waysToPay: [card("Tarjeta"), transfer("Bizum")],
    prices: localPrices(3, 8, 9, 3, 13, 55, 80, 10),
  },
  {
    ...euro,
    code: "IT",
    timeZones: ["Europe/Rome"],
    tax: inPrice("IVA", 1000),
    rates: {
      mainClass: "Aliquota ridotta",
      others: [at("Aliquota ordinaria", 2200, "treatment", "service")],
    },
    waysToPay: [card("Bancomat"), card("Carta di credito"), transfer("Satispay")],
    prices: localPrices(5, 8, 9, 3.5, 13, 65, 95, 12),
  },
  {
    ...halves,
    code: "GB",
    currency: "GBP",
    timeZones: ["Europe/London"],
    numbers: point,
    currencySign: "before",
    tax: inPrice("VAT", 2000),
    rates: {
      mainClass: "Standard rate",
      // Drinks, hot food, crisps, sweets and ice cream are at the standard rate to take away, too.
      others: [
        {
          ...at("Cold food", 0),
          here: { name: "VAT 20 % (cold food eaten in)", value: rate(2000) },
        },
      ],
    },
    // A charge that guests may refuse does not belong on every bill.
    serviceCharge: null,
    waysToPay: [card("Debit card"), card("Credit card")],
    prices: localPrices(5.5, 8, 11, 3.5, 14, 65, 95, 12),
  },
  {
    ...halves,
    code: "US",
    currency: "USD",
    timeZones: [
      "America/New_York",
      "America/Detroit",
      "America/Indiana/Indianapolis",
      "America/Indianapolis",
      "America/Kentucky/Louisville",
      "America/Louisville",
      "America/Chicago",
      "America/Denver",
      "America/Boise",
      "America/Phoenix",
      "America/Los_Angeles",
      "America/Anchorage",
      "Pacific/Honolulu",
    ],
    numbers: point,
    currencySign: "before",
    // Each state and city has its own; this is that of the large cities of Texas.
    tax: { ...inPrice("Sales tax", 825), isIncludedInPrice: false },
    rates: null,
    // Guests tip.
    serviceCharge: null,
    waysToPay: [card("Credit card"), card("Debit card")],
    prices: localPrices(7, 10, 14, 4, 16, 90, 140, 15),
  },
];

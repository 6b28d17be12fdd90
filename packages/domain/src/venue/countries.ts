import { moneyOfUnits } from "../money/money-of-units.ts";
import { rate } from "../money/rate.ts";
import { localPrices, type Country } from "./country.ts";

const euro = {
  currency: "EUR",
  language: null,
  serviceCharge: null,
  priceStep: moneyOfUnits(0.5),
  smallestCoin: moneyOfUnits(0.05),
} as const;
const comma = { decimalSeparator: ",", thousandSeparator: "." };
const point = { decimalSeparator: ".", thousandSeparator: "," };
const inPrice = { isIncludedInPrice: true, isOnCharges: false };

/** The sample venues are written with its prices. */
export const thailand: Country = {
  code: "TH",
  currency: "THB",
  timeZones: ["Asia/Bangkok"],
  language: "th_TH",
  numbers: point,
  tax: { name: "ภาษีมูลค่าเพิ่ม", value: rate(700), isIncludedInPrice: true, isOnCharges: true },
  serviceCharge: { name: "ค่าบริการ", value: rate(1000) },
  waysToPay: [
    { name: "บัตรเครดิต", kind: "card" },
    { name: "PromptPay", kind: "transfer" },
  ],
  prices: localPrices(90, 140, 190, 55, 130, 700, 1600, 200),
  priceStep: moneyOfUnits(5),
  smallestCoin: moneyOfUnits(1),
};

/**
 * The countries that the set-up knows. Where each rate comes from is in decision 126; prices are those of an ordinary
 * bar, restaurant, spa or hotel, as of 2026.
 */
export const countries: readonly Country[] = [
  thailand,
  {
    code: "VN",
    currency: "VND",
    timeZones: ["Asia/Ho_Chi_Minh", "Asia/Saigon"],
    language: "vi_VN",
    numbers: comma,
    tax: { ...inPrice, name: "Thuế GTGT", value: rate(1000) },
    serviceCharge: null,
    waysToPay: [
      { name: "Thẻ ngân hàng", kind: "card" },
      { name: "VietQR", kind: "transfer" },
      { name: "MoMo", kind: "transfer" },
    ],
    prices: localPrices(30_000, 90_000, 130_000, 35_000, 80_000, 450_000, 900_000, 80_000),
    priceStep: moneyOfUnits(5000),
    smallestCoin: moneyOfUnits(1000),
  },
  {
    code: "PH",
    currency: "PHP",
    timeZones: ["Asia/Manila"],
    // Invoices are in English there.
    language: "en_US",
    numbers: point,
    tax: { ...inPrice, name: "VAT", value: rate(1200) },
    serviceCharge: { name: "Service charge", value: rate(1000) },
    waysToPay: [
      { name: "Card", kind: "card" },
      { name: "GCash", kind: "transfer" },
      { name: "Maya", kind: "transfer" },
    ],
    prices: localPrices(90, 180, 280, 80, 260, 800, 2800, 250),
    priceStep: moneyOfUnits(5),
    smallestCoin: moneyOfUnits(1),
  },
  {
    ...euro,
    code: "DE",
    timeZones: ["Europe/Berlin"],
    numbers: comma,
    tax: { ...inPrice, name: "MwSt.", value: rate(1900) },
    waysToPay: [
      { name: "EC-Karte", kind: "card" },
      { name: "Kreditkarte", kind: "card" },
    ],
    prices: localPrices(4.5, 8, 10, 4, 15, 65, 95, 12),
  },
  {
    ...euro,
    code: "AT",
    timeZones: ["Europe/Vienna"],
    numbers: comma,
    tax: { ...inPrice, name: "USt.", value: rate(2000) },
    waysToPay: [
      { name: "Bankomatkarte", kind: "card" },
      { name: "Kreditkarte", kind: "card" },
    ],
    prices: localPrices(5, 8, 11, 4, 16, 70, 110, 12),
  },
  {
    ...euro,
    code: "FR",
    timeZones: ["Europe/Paris"],
    numbers: { decimalSeparator: ",", thousandSeparator: "\u00A0" },
    tax: { ...inPrice, name: "TVA", value: rate(2000) },
    waysToPay: [
      { name: "Carte bancaire", kind: "card" },
      { name: "Titre-restaurant", kind: "voucher" },
    ],
    prices: localPrices(6, 9, 11, 4.5, 16, 75, 105, 12),
  },
  {
    ...euro,
    code: "PT",
    timeZones: ["Europe/Lisbon"],
    numbers: comma,
    tax: { ...inPrice, name: "IVA", value: rate(2300) },
    waysToPay: [
      { name: "Multibanco", kind: "card" },
      { name: "MB WAY", kind: "transfer" },
    ],
    prices: localPrices(2.5, 7, 9, 2.5, 12, 55, 80, 10),
  },
  {
    ...euro,
    code: "ES",
    timeZones: ["Europe/Madrid"],
    numbers: comma,
    tax: { ...inPrice, name: "IVA", value: rate(1000) },
    waysToPay: [
      { name: "Tarjeta", kind: "card" },
      { name: "Bizum", kind: "transfer" },
    ],
    prices: localPrices(3, 8, 9, 3, 13, 55, 80, 10),
  },
  {
    ...euro,
    code: "IT",
    timeZones: ["Europe/Rome"],
    numbers: comma,
    tax: { ...inPrice, name: "IVA", value: rate(1000) },
    waysToPay: [
      { name: "Bancomat", kind: "card" },
      { name: "Carta di credito", kind: "card" },
      { name: "Satispay", kind: "transfer" },
    ],
    prices: localPrices(5, 8, 9, 3.5, 13, 65, 95, 12),
  },
  {
    code: "GB",
    currency: "GBP",
    timeZones: ["Europe/London"],
    language: "en_US",
    numbers: point,
    tax: { ...inPrice, name: "VAT", value: rate(2000) },
    // A charge that guests may refuse does not belong on every bill.
    serviceCharge: null,
    waysToPay: [
      { name: "Debit card", kind: "card" },
      { name: "Credit card", kind: "card" },
    ],
    prices: localPrices(5.5, 8, 11, 3.5, 14, 65, 95, 12),
    priceStep: moneyOfUnits(0.5),
    smallestCoin: moneyOfUnits(0.05),
  },
  {
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
    language: "en_US",
    numbers: point,
    // Each state and city has its own; this is that of the large cities of Texas.
    tax: { name: "Sales tax", value: rate(825), isIncludedInPrice: false, isOnCharges: false },
    // Guests tip.
    serviceCharge: null,
    waysToPay: [
      { name: "Credit card", kind: "card" },
      { name: "Debit card", kind: "card" },
    ],
    prices: localPrices(7, 10, 14, 4, 16, 90, 140, 15),
    priceStep: moneyOfUnits(0.5),
    smallestCoin: moneyOfUnits(0.05),
  },
];

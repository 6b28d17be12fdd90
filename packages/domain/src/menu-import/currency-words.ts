import { foldText } from "../text/fold-text.ts";
import { words } from "./words.ts";

/** How people write currencies beside an amount and in headings, besides their codes. */
const currencyWords: Readonly<Record<string, readonly string[]>> = {
  THB: words("฿, บาท, บ., baht, bht, bt"),
  VND: words("₫, đ, d, vnđ, đồng, dong"),
  PHP: words("₱, p, piso, peso, pesos"),
  EUR: words("€, euro, euros"),
  USD: words("$, us$, dollar, dollars, us dollars"),
  GBP: words("£, pounds"),
  CHF: words("fr., fr, sfr., sfr, franken, francs"),
  BRL: words("r$, reais"),
  AUD: words("$, a$, au$, aud$, dollar, dollars"),
  NZD: words("$, nz$, dollar, dollars"),
  CAD: words("$, c$, ca$, dollar, dollars"),
  SGD: words("$, s$, sg$, dollar, dollars"),
  HKD: words("$, hk$, dollar, dollars"),
  TWD: words("nt$, 元"),
  MXN: words("$, mx$, peso, pesos"),
  MYR: words("rm, ringgit"),
  IDR: words("rp, rp., rupiah"),
  INR: words("₹, rs, rs., rupees"),
  KHR: words("៛, riel, riels"),
  LAK: words("₭, kip, ກີບ"),
  MMK: words("ks, kyat, kyats"),
  JPY: words("¥, ￥, 円, yen"),
  CNY: words("¥, ￥, 元, rmb, yuan"),
  KRW: words("₩, 원, won"),
  SEK: words("kr, kr., kronor"),
  NOK: words("kr, kr., kroner"),
  DKK: words("kr, kr., kroner"),
  CZK: words("kč"),
  PLN: words("zł"),
};

/** Of a single letter, such as P, another word may be meant. */
const leastLetters = 2;
const otherWords: ReadonlySet<string> = new Set(
  Object.entries(currencyWords)
    .flatMap(([code, texts]) => [code, ...texts])
    .map(foldCurrencyWord)
    .filter((text) => text.length >= leastLetters || /\p{Sc}/u.test(text)),
);

/** How people write the currency of a venue beside an amount: by its sign, its code, and in words. */
export function waysToWriteCurrency({
  symbol,
  code,
}: {
  readonly symbol: string;
  readonly code: string;
}): readonly string[] {
  return [symbol, code, ...(currencyWords[code] ?? [])].filter((text) => text !== "");
}

/** As a heading has it, whose points count for nothing: Fr. and FR are fr. */
export function foldCurrencyWord(text: string): string {
  return foldText(text).replaceAll(".", "");
}

/** The words of a heading, and signs as they stand beside letters: US$ and Price$. */
const headingTokens = /[\p{L}\p{M}]*\p{Sc}|[\p{L}\p{M}]+/gu;

/** Whether a heading names a currency, but not this one. Both are folded. */
export function namesOtherCurrency(heading: string, own: ReadonlySet<string>): boolean {
  return Array.from(heading.matchAll(headingTokens), ([token]) => token).some((token) => {
    const sign = /\p{Sc}$/u.exec(token)?.[0];
    // Price$ is a word with a sign, but US$ is a sign itself.
    const named = sign === undefined || otherWords.has(token) || own.has(token) ? token : sign;
    return !own.has(named) && (sign !== undefined || otherWords.has(named));
  });
}

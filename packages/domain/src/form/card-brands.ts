/** A card brand: prefix ranges whose numbers have the same lengths. */
type CardBrand = {
  readonly name: string;
  /** First and last prefix, both included. */
  readonly prefixes: readonly (readonly [first: string, last: string])[];
  readonly lengths: readonly number[];
};

const from16To19 = [16, 17, 18, 19];

/** The prefixes and lengths of the brands (ISO/IEC 7812, and the BIN tables that the brands publish). */
export const cardBrands: readonly CardBrand[] = [
  // Cards with 13 digits are no longer issued, but some exist.
  { name: "Visa", prefixes: [["4", "4"]], lengths: [13, 16, 19] },
  {
    name: "Mastercard",
    prefixes: [
      ["51", "55"],
      ["2221", "2720"],
    ],
    lengths: [16],
  },
  {
    name: "American Express",
    prefixes: [
      ["34", "34"],
      ["37", "37"],
    ],
    lengths: [15],
  },
  {
    name: "Diners Club",
    prefixes: [
      ["300", "305"],
      ["3095", "3095"],
      ["36", "36"],
      ["38", "39"],
    ],
    lengths: [14, ...from16To19],
  },
  {
    name: "Discover",
    prefixes: [
      ["6011", "6011"],
      ["644", "649"],
      ["65", "65"],
    ],
    lengths: from16To19,
  },
  { name: "JCB", prefixes: [["3528", "3589"]], lengths: from16To19 },
  {
    name: "UnionPay",
    prefixes: [
      ["62", "62"],
      ["8100", "8171"],
    ],
    lengths: from16To19,
  },
  {
    name: "Maestro",
    prefixes: [
      ["5018", "5018"],
      ["5020", "5020"],
      ["5038", "5038"],
      ["5893", "5893"],
      ["6304", "6304"],
      ["6759", "6759"],
      ["6761", "6763"],
    ],
    lengths: [12, 13, 14, 15, ...from16To19],
  },
  {
    name: "RuPay",
    prefixes: [
      ["508", "508"],
      ["60", "60"],
      ["82", "82"],
      ["353", "353"],
      ["356", "356"],
    ],
    lengths: [16],
  },
  { name: "Mir", prefixes: [["2200", "2204"]], lengths: from16To19 },
  { name: "Napas", prefixes: [["9704", "9704"]], lengths: [16, 19] },
  { name: "Troy", prefixes: [["9792", "9792"]], lengths: [16] },
];

export const shortestCard = 12;
export const longestCard = 19;

/** Whether a brand issues numbers with this prefix and length. */
export function matchesCardBrand(digits: string): boolean {
  return cardBrands.some(
    ({ prefixes, lengths }) =>
      lengths.includes(digits.length) &&
      prefixes.some(([first, last]) => {
        const prefix = digits.slice(0, first.length);
        return first <= prefix && prefix <= last;
      }),
  );
}

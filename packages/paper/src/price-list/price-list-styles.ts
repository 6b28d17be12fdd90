import type { TextStyle } from "../text-style.ts";
import type { PriceList } from "./price-list.ts";

/** How large a price list is set, in dots of which a page has 150 per inch. */
export type PriceListStyles = {
  readonly title: TextStyle;
  readonly heading: TextStyle;
  readonly name: TextStyle;
  readonly special: TextStyle;
  readonly letters: TextStyle;
  readonly picture: { readonly widthDots: number; readonly heightDots: number };
  /** Below an article. */
  readonly gapDots: number;
};

export const priceListStyles: Readonly<Record<PriceList["size"], PriceListStyles>> = {
  small: {
    title: { sizeDots: 44, isBold: true },
    heading: { sizeDots: 28, isBold: true },
    name: { sizeDots: 23, isBold: false },
    special: { sizeDots: 23, isBold: true },
    letters: { sizeDots: 17, isBold: false },
    picture: { widthDots: 96, heightDots: 72 },
    gapDots: 6,
  },
  large: {
    title: { sizeDots: 64, isBold: true },
    heading: { sizeDots: 38, isBold: true },
    name: { sizeDots: 30, isBold: false },
    special: { sizeDots: 30, isBold: true },
    letters: { sizeDots: 21, isBold: false },
    picture: { widthDots: 192, heightDots: 144 },
    gapDots: 14,
  },
};

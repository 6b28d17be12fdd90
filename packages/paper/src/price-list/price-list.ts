/** The articles with their prices, as guests read them: all texts are final. */
export type PriceList = {
  readonly title: string;
  /** Name and address of the venue. */
  readonly venue: readonly string[];
  /** Small letters for many articles, or large ones with room for pictures. */
  readonly size: "small" | "large";
  readonly columns: 1 | 2;
  readonly sections: readonly PriceListSection[];
  /** At the end: when the special prices count, and what the letters mean. */
  readonly notes: readonly string[];
};

export type PriceListSection = {
  readonly title: string;
  /** Above the special prices of its articles; empty if none has one. */
  readonly specialTitle: string;
  readonly items: readonly PriceListItem[];
};

export type PriceListItem = {
  readonly name: string;
  /** The letters of its allergens. */
  readonly letters: string;
  /** Empty for an article without a price. */
  readonly price: string;
  /** The price during the promotion; empty without one. */
  readonly special: string;
  /** The hash of its picture. */
  readonly picture: string | null;
};

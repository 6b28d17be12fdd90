import type { Messages } from "#language/language.ts";

type FrequentAction = {
  /** An SVG path in a square of 24. */
  readonly symbol: string;
  /** One word, if the entry's label has several. */
  readonly label?: (messages: Messages) => string;
};

/** The actions pressed more than ten times an hour, by the path of their entry. */
export const frequentActions: ReadonlyMap<string, FrequentAction> = new Map<string, FrequentAction>(
  [
    ["/new-order", { symbol: "M12 5v14M5 12h14" }],
    ["/bills-open", { symbol: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6" }],
    ["/floor", { symbol: "M4 4h7v7H4zM17 4a3.5 3.5 0 1 0 .01 0M4 15h16v5H4z" }],
    ["/change-order", { symbol: "M4 8h15l-4-4M20 16H5l4 4", label: ({ order }) => order.move }],
    [
      "/split-bill",
      { symbol: "M12 21v-7L5 7V3M12 14l7-7V3M2.5 5.5 5 3l2.5 2.5M16.5 5.5 19 3l2.5 2.5" },
    ],
    ["/merge-bill", { symbol: "M5 3v4l7 7v7M19 3v4l-7 7M9.5 18.5 12 21l2.5-2.5" }],
    ["/bills-detail", { symbol: "M4 6h.01M9 6h11M4 12h.01M9 12h11M4 18h.01M9 18h11" }],
  ],
);

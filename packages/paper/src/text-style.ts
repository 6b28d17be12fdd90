/** How a text is set. */
export type TextStyle = { readonly sizeDots: number; readonly isBold: boolean };

/** How wide a text is on paper. The painter's own font answers, so that screen and paper break alike. */
export type Measure = (text: string, style: TextStyle) => number;

export const plainText: TextStyle = { sizeDots: 24, isBold: false };
export const boldText: TextStyle = { sizeDots: 24, isBold: true };
export const headingText: TextStyle = { sizeDots: 36, isBold: true };
/** What explains something else. */
export const smallText: TextStyle = { sizeDots: 20, isBold: false };
/** What a cook reads at arm's length and a half: table, dish, and how it is wanted. */
export const placeText: TextStyle = { sizeDots: 72, isBold: true };
export const dishText: TextStyle = { sizeDots: 46, isBold: true };
export const wishText: TextStyle = { sizeDots: 38, isBold: true };

/**
 * From one line of text to the next. Thai stacks marks above and below its letters: makers of printers ask
 * for 34 dots, which is 1.4 times the plain size of 24.
 */
export function linePitchDots(style: TextStyle): number {
  return Math.ceil((style.sizeDots * 7) / 5);
}

/** On A4, which is read from further away than a receipt is from the hand that tears it off. */
export const sheetTitle: TextStyle = { sizeDots: 40, isBold: true };
export const sheetHeading: TextStyle = { sizeDots: 28, isBold: true };
export const sheetText: TextStyle = { sizeDots: 23, isBold: false };
export const boldSheetText: TextStyle = { sizeDots: 23, isBold: true };
export const smallSheetText: TextStyle = { sizeDots: 20, isBold: false };

/** How a text is set. */
export type TextStyle = { readonly sizeDots: number; readonly isBold: boolean };

/** How wide a text is on paper. The painter's own font answers, so that screen and paper break alike. */
export type Measure = (text: string, style: TextStyle) => number;

export const plainText: TextStyle = { sizeDots: 24, isBold: false };
export const boldText: TextStyle = { sizeDots: 24, isBold: true };
export const headingText: TextStyle = { sizeDots: 36, isBold: true };
export const nameText: TextStyle = { sizeDots: 44, isBold: true };
/** What explains something else. */
export const smallText: TextStyle = { sizeDots: 20, isBold: false };
/** What a cook reads at arm's length and a half: table, dish, and how it is wanted. */
export const placeText: TextStyle = { sizeDots: 72, isBold: true };
export const dishText: TextStyle = { sizeDots: 46, isBold: true };
export const wishText: TextStyle = { sizeDots: 38, isBold: true };

/** How much higher a line is than its letters: 34 dots at the plain size, as makers of printers ask for. */
const plainLeading = 1.4;
/** Capitals of Vietnamese carry two marks. */
const vietnameseLeading = 1.56;
/** Thai stacks two marks above its letters and one below. */
const thaiLeading = 1.7;

const thai = /[\u0E00-\u0E7F]/u;
const capitalsWithTwoMarks = /[ẤẦẨẪẮẰẲẴẾỀỂỄỐỒỔỖ]/u;

/** What a text needs so that all of its marks stay within its lines; one paper keeps one rhythm. */
export function leadingFor(text: string): number {
  if (thai.test(text)) return thaiLeading;
  return capitalsWithTwoMarks.test(text.normalize("NFC")) ? vietnameseLeading : plainLeading;
}

/** From one line of text to the next. */
export function linePitchDots(style: TextStyle, leading: number = plainLeading): number {
  return Math.ceil(style.sizeDots * leading);
}

/** On A4, which is read from further away than a receipt is from the hand that tears it off. */
export const sheetTitle: TextStyle = { sizeDots: 40, isBold: true };
export const sheetHeading: TextStyle = { sizeDots: 28, isBold: true };
export const sheetText: TextStyle = { sizeDots: 23, isBold: false };
export const boldSheetText: TextStyle = { sizeDots: 23, isBold: true };
export const smallSheetText: TextStyle = { sizeDots: 20, isBold: false };

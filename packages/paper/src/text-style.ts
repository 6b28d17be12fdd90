/** The size and weight of a text. */
export type TextStyle = { readonly sizeDots: number; readonly isBold: boolean };

/** The width of a text on paper. The painter's own font is measured, so that screen and paper break lines alike. */
export type Measure = (text: string, style: TextStyle) => number;

export const plainText: TextStyle = { sizeDots: 24, isBold: false };
export const boldText: TextStyle = { sizeDots: 24, isBold: true };
export const headingText: TextStyle = { sizeDots: 36, isBold: true };
export const nameText: TextStyle = { sizeDots: 44, isBold: true };
/** For explanations. */
export const smallText: TextStyle = { sizeDots: 20, isBold: false };
/** Large enough for a cook to read from a distance: place, dish, and how it is ordered. */
export const placeText: TextStyle = { sizeDots: 72, isBold: true };
/** The number of a printer that is looked for: as large as a line can be that printers get in one piece. */
export const numberText: TextStyle = { sizeDots: 144, isBold: true };
export const dishText: TextStyle = { sizeDots: 46, isBold: true };
export const instructionText: TextStyle = { sizeDots: 38, isBold: true };

/** The line height as a multiple of the font size: 34 dots at the plain size, as printer makers recommend. */
const plainLeading = 1.4;
/** Vietnamese capitals carry two marks. */
const vietnameseLeading = 1.56;
/** Thai stacks two marks above its letters and one below. */
const thaiLeading = 1.7;

const thai = /[\u0E00-\u0E7F]/u;
const capitalsWithTwoMarks = /[ẤẦẨẪẮẰẲẴẾỀỂỄỐỒỔỖ]/u;

/** The leading that a text needs so that its marks stay within their lines; it is the same for a whole paper. */
export function leadingFor(text: string): number {
  if (thai.test(text)) return thaiLeading;
  return capitalsWithTwoMarks.test(text.normalize("NFC")) ? vietnameseLeading : plainLeading;
}

/** From one line of text to the next. */
export function linePitchDots(style: TextStyle, leading: number = plainLeading): number {
  return Math.ceil(style.sizeDots * leading);
}

/** For A4, which is read from further away than a receipt. */
export const sheetTitle: TextStyle = { sizeDots: 40, isBold: true };
export const sheetHeading: TextStyle = { sizeDots: 28, isBold: true };
export const sheetText: TextStyle = { sizeDots: 23, isBold: false };
export const boldSheetText: TextStyle = { sizeDots: 23, isBold: true };
export const smallSheetText: TextStyle = { sizeDots: 20, isBold: false };

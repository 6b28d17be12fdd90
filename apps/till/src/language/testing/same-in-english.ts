import type { Language } from "@comanda/domain/venue/settings";

type AllowedTexts = ReadonlyMap<string, string>;

const sameEverywhere = [
  ["Comanda", "the name of the product"],
  ["CSV", "what computers call it"],
  ["Excel", "the name of a program"],
  ["ESC/POS", "the name of a language of printers"],
  ["StarPRNT", "the name of a language of printers"],
  ["Star Line", "the name of a language of printers"],
] as const;

const shortForm = "the same short form";
/** The widths of rolls. */
const paperWidths = [
  ["80 mm", shortForm],
  ["58 mm", shortForm],
] as const;
const staffSayInEnglish = "staff say it in English";

/** Texts that a language shares word for word with English, and why. */
export const sameInEnglish: Readonly<Record<Exclude<Language, "en_US">, AllowedTexts>> = {
  vi_VN: new Map([...sameEverywhere, ...paperWidths, ["Email", "the only word for it"]]),
  th_TH: new Map(sameEverywhere),
  tl_PH: new Map([
    ...sameEverywhere,
    ...paperWidths,
    ["Device", "the same word"],
    ["Address", "the same word"],
    ["Back office", staffSayInEnglish],
    ["Mixer", staffSayInEnglish],
    ["Username", staffSayInEnglish],
    ["Password", staffSayInEnglish],
    ["Email", staffSayInEnglish],
    ["Printer", staffSayInEnglish],
    ["Printer 7001", staffSayInEnglish],
    ["Subtotal", staffSayInEnglish],
    ["Staff ID", "stands on their cards"],
    ["Bill", staffSayInEnglish],
    ["Bill #7001", staffSayInEnglish],
    ["Cash", staffSayInEnglish],
    ["Ticket", staffSayInEnglish],
    ["Time zone", staffSayInEnglish],
    ["Walk-in", staffSayInEnglish],
    ["min", shortForm],
    ["+7001 min", shortForm],
    ["7001 / min", shortForm],
  ]),
};

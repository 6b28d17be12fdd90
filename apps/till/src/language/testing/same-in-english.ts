import type { Language } from "@comanda/domain/venue/settings";

type Excuses = ReadonlyMap<string, string>;

const everywhere = [
  ["Comanda", "the name of the product"],
  ["CSV", "what computers call it"],
  ["Excel", "the name of a program"],
  ["ESC/POS", "the name of a language of printers"],
  ["StarPRNT", "the name of a language of printers"],
  ["Star Line", "the name of a language of printers"],
] as const;

const shortForm = "the same short form";
const staffSay = "staff say it in English";

/** Texts that a language shares word for word with English, and why. */
export const sameInEnglish: Readonly<Record<Exclude<Language, "en_US">, Excuses>> = {
  vi_VN: new Map([...everywhere, ["Email", "the only word for it"]]),
  th_TH: new Map(everywhere),
  tl_PH: new Map([
    ...everywhere,
    ["Device", "the same word"],
    ["Address", "the same word"],
    ["Back office", staffSay],
    ["Mixer", staffSay],
    ["Username", staffSay],
    ["Password", staffSay],
    ["Email", staffSay],
    ["Printer", staffSay],
    ["Subtotal", staffSay],
    ["Staff ID", "stands on their cards"],
    ["Bill", staffSay],
    ["Bill #7001", staffSay],
    ["Cash", staffSay],
    ["Ticket", staffSay],
    ["Time zone", staffSay],
    ["Walk-in", staffSay],
    ["min", shortForm],
    ["+7001 min", shortForm],
    ["7001 / min", shortForm],
  ]),
};

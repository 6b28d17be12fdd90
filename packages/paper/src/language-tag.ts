import type { Language } from "@comanda/domain/venue/settings";

/** The BCP 47 tags for the web and PDF; our own language codes are those of operating systems. */
export const languageTag: Readonly<Record<Language, string>> = {
  en_US: "en-US",
  vi_VN: "vi-VN",
  th_TH: "th-TH",
  tl_PH: "fil-PH",
};

import type { Language } from "@comanda/domain/venue/settings";

/** What the web and PDF call a language of ours, which are named as operating systems name them. */
export const languageTag: Readonly<Record<Language, string>> = {
  en_US: "en-US",
  vi_VN: "vi-VN",
  th_TH: "th-TH",
  tl_PH: "fil-PH",
};

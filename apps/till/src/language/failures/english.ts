import { errorTitles, noticeMessages } from "@comanda/contract/refusal-messages";

/** Codes whose sentence is another on the till; all others keep the contract's. */
export const failuresEnglish: Readonly<Record<string, string>> = {
  "optimistic-lock": noticeMessages["server-busy"],
};

export const errorTitlesEnglish: Readonly<Record<keyof typeof errorTitles, string>> = errorTitles;

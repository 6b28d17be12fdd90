import type { ErrorCode } from "@comanda/contract/error-reply";
import { errorTitles, noticeMessages } from "@comanda/contract/refusal-messages";

/** Every way in which something can fail has its sentence in every other language: one without does not compile. */
export type FailureTexts = Readonly<Record<ErrorCode | keyof typeof noticeMessages, string>>;

export type ErrorTitles = Readonly<Record<keyof typeof errorTitles, string>>;

/** Codes whose sentence is another on the till; all others keep the contract's. */
export const failuresEnglish: Readonly<Record<string, string>> = {
  "optimistic-lock": noticeMessages["server-busy"],
};

export const errorTitlesEnglish: ErrorTitles = errorTitles;

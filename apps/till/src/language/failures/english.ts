import type { ErrorCode } from "@comanda/contract/error-reply";
import { errorTitles, noticeMessages } from "@comanda/contract/refusal-messages";

/** Every failure code needs a sentence in every other language: a missing one does not compile. */
export type FailureTexts = Readonly<Record<ErrorCode | keyof typeof noticeMessages, string>>;

/** Titles for other failures would have to name the action; the till has messages for those. */
export type ErrorTitles = Readonly<Record<Exclude<keyof typeof errorTitles, "otherwise">, string>>;

/** Only the codes whose sentence differs on the till; all others use the contract's. */
export const failuresEnglish: Readonly<Record<string, string>> = {
  "optimistic-lock": noticeMessages["server-busy"],
};

export const errorTitlesEnglish: ErrorTitles = {
  400: errorTitles[400],
  404: errorTitles[404],
  500: errorTitles[500],
  message: errorTitles.message,
};

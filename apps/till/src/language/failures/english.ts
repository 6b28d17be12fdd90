import type { ErrorCode } from "@comanda/contract/error-reply";
import { errorTitles, noticeMessages } from "@comanda/contract/refusal-messages";

/** Every way in which something can fail has its sentence in every other language: one without does not compile. */
export type FailureTexts = Readonly<Record<ErrorCode | keyof typeof noticeMessages, string>>;

/** The title of any other failure would name what was tried; the till says those as messages. */
export type ErrorTitles = Readonly<Record<Exclude<keyof typeof errorTitles, "otherwise">, string>>;

/** Codes whose sentence is another on the till; all others keep the contract's. */
export const failuresEnglish: Readonly<Record<string, string>> = {
  "optimistic-lock": noticeMessages["server-busy"],
};

export const errorTitlesEnglish: ErrorTitles = {
  400: errorTitles[400],
  404: errorTitles[404],
  500: errorTitles[500],
  message: errorTitles.message,
};

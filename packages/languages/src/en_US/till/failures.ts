import type { ErrorCode } from "@comanda/contract/error-reply";
import type { noticeMessages } from "@comanda/contract/notice-messages";
import { errorTitles as titles, failureMessages } from "@comanda/contract/refusal-messages";

type MessageCode = ErrorCode | keyof typeof failureMessages | keyof typeof noticeMessages;

/** Every failure code needs a sentence in every other language: a missing one does not compile. */
export type FailureTexts = Readonly<Record<MessageCode, string>>;

export type ErrorTitles = Readonly<Record<keyof typeof titles, string>>;

/** Only the codes whose sentence differs on the till; all others use the contract's. */
export const failures: Readonly<Record<string, string>> = {
  "optimistic-lock": failureMessages["server-busy"],
};

export const errorTitles: ErrorTitles = titles;

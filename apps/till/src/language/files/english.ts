import {
  allowedMessages,
  fileProblemMessages,
  type AllowedCode,
  type FileProblemCode,
} from "@comanda/contract/file-problems";

const allowedValues: Readonly<Record<AllowedCode, string>> = allowedMessages;
const problems: Readonly<Record<FileProblemCode, string>> = fileProblemMessages;

/** What is said of a file that was brought in. It comes with the screens that take files. */
export const filesEnglish = {
  place: (section: string, row: number | null) =>
    row === null ? section : `${section}, row ${row}`,
  allowed: (choices: string) => `Allowed: ${choices}`,
  /** What may stand in a place; the words of the server are these. */
  allowedValues,
  /** What is wrong with how a file is made. */
  problems,
  moreProblems: (count: number) => `${count} more`,
  notUtf8: "This file is not in UTF-8. In the spreadsheet, save it as “CSV UTF-8”.",
  unreadable: "This file could not be opened. Choose it again.",
};

export type FileMessages = typeof filesEnglish;

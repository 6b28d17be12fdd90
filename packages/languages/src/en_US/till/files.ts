import {
  allowedMessages,
  fileProblemMessages,
  type AllowedCode,
  type FileProblemCode,
} from "@comanda/contract/file-problems";

const allowedValues: Readonly<Record<AllowedCode, string>> = allowedMessages;
const problems: Readonly<Record<FileProblemCode, string>> = fileProblemMessages;

/** Results of a file import. Bundled with the screens that import files. */
export const files = {
  place: (section: string, row: number | null) =>
    row === null ? section : `${section}, row ${row}`,
  allowed: (choices: string) => `Allowed: ${choices}`,
  /** Values that a cell or field may have; the words themselves are the server's. */
  allowedValues,
  /** What is wrong with the form of a file. */
  problems,
  moreProblems: (count: number) => `${count} more`,
  notUtf8: "This file is not in UTF-8. In the spreadsheet, save it as “CSV UTF-8”.",
  unreadable: "This file could not be opened. Choose it again.",
  /** After an import: username and ID of each. */
  otherStaffIds: (staff: string) =>
    `Some staff IDs of the file are in use here. These people have another: ${staff}`,
};

export type FileMessages = typeof files;

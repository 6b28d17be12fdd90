import {
  allowedMessages,
  fileProblemMessages,
  type AllowedCode,
  type FileProblemCode,
} from "@comanda/contract/file-problems";
import type { VenueField } from "@comanda/domain/venue/venue-change";

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
  /** Before a file changes what belongs to the venue itself. */
  venue: {
    title: "Keep your venue's own details?",
    fields: {
      venueName: "Venue name",
      name: "Name",
      address: "Address",
      phone: "Phone",
      timeZone: "Time zone",
      currency: "Currency",
      decimals: "Decimals",
      numbers: "Amounts are written",
      language: "Language of tills and papers",
      taxNumber: "Tax number",
      billHeader: "Text at the top of bills",
      billFooter: "Text at the bottom of bills",
      logo: "Logo on bills",
      printerServerAddress: "Print bridge address",
      datevConsultant: "DATEV consultant number",
      datevClient: "DATEV client number",
    } satisfies Record<VenueField, string>,
    change: (here: string, inFile: string) => `Here: ${here}. In the file: ${inFile}`,
    empty: "nothing",
    logo: "a logo",
    prices: (here: string, inFile: string) =>
      `Prices keep their numbers: 5 ${inFile} in the file is 5 ${here} if you keep yours. Exchange rates are kept with the currency.`,
    oldBills: (here: string, inFile: string) =>
      `If you take the file's, the bills that you already have show ${inFile}, although guests paid in ${here}.`,
    oldAmounts: (inFile: string) =>
      `If you take the file's, amounts on the bills that you already have are shown and rounded like ${inFile}.`,
    rest: "The rest of the file is imported either way.",
    keep: "Keep ours",
    take: "Take the file's",
  },
};

export type FileMessages = typeof files;

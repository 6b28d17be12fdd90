import type { FileMessages } from "./english.ts";

export const filesFilipino: FileMessages = {
  place: (section, row) => (row === null ? section : `${section}, hanay ${row}`),
  allowed: (choices) => `Puwede: ${choices}`,
  moreProblems: (count) => `${count} pa`,
  notUtf8: "Hindi UTF-8 ang file na ito. Sa spreadsheet, i-save ito bilang “CSV UTF-8”.",
  unreadable: "Hindi mabuksan ang file na ito. Piliin ulit.",
};

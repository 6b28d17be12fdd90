import type { FileMessages } from "../../en_US/till/files.ts";

export const files: FileMessages = {
  place: (section, row) => (row === null ? section : `${section}, hanay ${row}`),
  allowed: (choices) => `Puwede: ${choices}`,
  allowedValues: {
    "one-of": "isa sa {choices}",
    "nothing-yet": "wala pang mapipili",
    between: "{least} hanggang {most}",
    money: "halagang gaya ng 120 o 89.50",
    percent: "porsiyentong gaya ng 10 o 7.5",
    decimals: "numerong may hanggang {most} decimal",
    time: 'oras na gaya ng "17:30"',
    integer: "buong numero",
    text: "teksto",
    "yes-no": "true o false",
    list: "listahan",
  },
  problems: {
    "not-yaml": "Hindi mabasa ang linya {line}, kolum {column}",
    "no-lists": "Walang listahan sa file, gaya ng articles",
    "no-such-list": "Walang ganitong listahan",
    "no-such-field": "Walang field na {field}",
    "not-fields": "mga field ang dapat dito, hindi listahan",
    "not-rows": "listahan ng mga hanay na may mga field ang dapat dito",
    "not-a-table": "Hindi ito table: pangalan ng mga field ang unang hanay",
    "named-twice": "Dalawang beses nasa unang hanay ang isang field",
    "too-many-cells": "mas marami ang cell ng hanay na ito kaysa sa una",
  },
  moreProblems: (count) => `${count} pa`,
  notUtf8: "Hindi UTF-8 ang file na ito. Sa spreadsheet, i-save ito bilang “CSV UTF-8”.",
  unreadable: "Hindi mabuksan ang file na ito. Piliin ulit.",
  otherStaffIds: (staff) =>
    `May gumagamit na rito ng ilang staff ID ng file. Iba ang ID ng mga taong ito: ${staff}`,
};

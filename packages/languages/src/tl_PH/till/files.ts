import type { FileMessages } from "../../en_US/till/files.ts";

export const files: FileMessages = {
  place: (section, row) => (row === null ? section : `${section}, hilera ${row}`),
  allowed: (choices) => `Puwede: ${choices}`,
  allowedValues: {
    "one-of": "isa sa {choices}",
    "nothing-yet": "wala pang mapipili",
    between: "{least} hanggang {most}",
    money: "halagang gaya ng 120 o 89.50",
    percent: "porsiyentong gaya ng 10 o 7.5",
    decimals: "numerong may hanggang {most} desimal",
    time: 'oras na gaya ng "17:30"',
    integer: "buong numero",
    text: "teksto",
    "yes-no": "true o false",
    list: "listahan",
  },
  problems: {
    "not-yaml": "Hindi mabasa ang linya {line}, kolum {column}",
    "cut-off":
      "Naputol ang file na ito: wala ang linya ng tatlong tuldok sa dulo. I-export o kopyahin ulit ang file",
    "no-lists": "Walang listahan sa file, gaya ng articles",
    "no-such-list": "Walang ganitong listahan",
    "no-such-field": "Walang field na {field}",
    "not-fields": "mga field ang dapat dito, hindi listahan",
    "not-rows": "listahan ng mga hilera na may mga field ang dapat dito",
    "not-a-table": "Hindi ito table: pangalan ng mga field ang unang hilera",
    "named-twice": "Dalawang beses nasa unang hilera ang isang field",
    "too-many-cells": "mas marami ang cell ng hilera na ito kaysa sa una",
    "too-few-cells":
      "nagtatapos ang file sa gitna ng hilera na ito. Naputol ito: i-save o kopyahin ulit",
    "lost-zeros": "sa mga 0 lang sa unahan naiiba ang {field} sa bisitang may ganitong pangalan",
    "rounded-number": "ni-round ng spreadsheet ang {field}. I-type ulit ito bilang teksto",
  },
  moreProblems: (count) => `${count} pa`,
  notUtf8: "Hindi UTF-8 ang file na ito. Sa spreadsheet, i-save ito bilang “CSV UTF-8”.",
  unreadable: "Hindi mabuksan ang file na ito. Piliin ulit.",
  otherStaffIds: (staff) =>
    `May gumagamit na rito ng ilang staff ID ng file. Iba ang ID ng mga taong ito: ${staff}`,
  venue: {
    title: "Panatilihin ang sariling detalye ng lugar?",
    fields: {
      venueName: "Pangalan ng lugar",
      name: "Pangalan",
      address: "Tirahan",
      phone: "Telepono",
      timeZone: "Time zone",
      currency: "Pera",
      decimals: "Sentimo",
      numbers: "Pagsulat ng halaga",
      language: "Wika ng mga till at papel",
      taxNumber: "Tax number (TIN)",
      billHeader: "Teksto sa itaas ng bill",
      billFooter: "Teksto sa dulo ng bill",
      logo: "Logo sa mga bill",
      printerServerAddress: "Address ng print bridge",
      datevConsultant: "Numero ng consultant sa DATEV",
      datevClient: "Numero ng kliyente sa DATEV",
    },
    change: (here, inFile) => `Dito: ${here}. Sa file: ${inFile}`,
    empty: "wala",
    logo: "may logo",
    prices: (here, inFile) =>
      `Hindi nagbabago ang numero ng mga presyo: ang 5 ${inFile} sa file ay 5 ${here} kapag pinanatili ang sa inyo. Kasama ng pera na pinananatili ang mga palitan.`,
    oldBills: (here, inFile) =>
      `Kapag kinuha ang sa file, ${inFile} ang lalabas sa mga bill na narito na, kahit ${here} ang ibinayad ng mga bisita.`,
    oldAmounts: (inFile) =>
      `Kapag kinuha ang sa file, ipapakita at ira-round na gaya ng ${inFile} ang mga halaga sa mga bill na narito na.`,
    rest: "Ii-import pa rin ang natitira sa file, alinman ang piliin.",
    keep: "Panatilihin ang atin",
    take: "Kunin ang sa file",
  },
};

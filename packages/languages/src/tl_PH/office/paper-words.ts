import type { OfficePaperWordsMessages } from "../../en_US/office/paper-words.ts";

export const officePaperWords: OfficePaperWordsMessages = {
  search: "Maghanap ng salita",
  noWord: "Walang tugmang salita",
  uses: {
    bills: "Mga bill",
    "bills-and-tickets": "Mga bill at ticket",
    tickets: "Mga ticket",
    repeats: "Mga papel na inulit",
    times: "Ibinebenta ayon sa oras",
    lists: "Mga listahan ng item at komisyon",
    counts: "Bilang ng pera",
    slips: "Perang pumasok at lumabas",
    "report-heads": "Mga ulat: pamagat at detalye",
    "report-tables": "Mga ulat: talaan",
    "test-pages": "Mga pahinang pansubok",
  },
};

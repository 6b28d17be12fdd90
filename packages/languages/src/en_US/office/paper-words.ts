/** Texts of the form of a language of papers. */
export const officePaperWords = {
  search: "Find a word",
  noWord: "No word matches",
  /** What words are used for. */
  uses: {
    bills: "Bills",
    "bills-and-tickets": "Bills and tickets",
    tickets: "Tickets",
    repeats: "Papers that are printed again",
    times: "Sold by time",
    lists: "Lists of articles and commissions",
    counts: "Cash count",
    slips: "Money-in and money-out",
    "report-heads": "Reports: titles and facts",
    "report-tables": "Reports: tables",
    "test-pages": "Test pages",
  },
};

export type OfficePaperWordsMessages = typeof officePaperWords;

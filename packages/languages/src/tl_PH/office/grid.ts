import type { OfficeGridMessages } from "../../en_US/office/grid.ts";

export const officeGrid: OfficeGridMessages = {
  title: "Mag-edit ng maraming item",
  open: "Mag-edit ng marami",
  back: "Bumalik sa listahan",
  undo: "I-undo",
  fillDown: "Punan pababa",
  cells: {
    row: "Hilera",
    cell: (column, row) => `${column}: ${row}`,
  },
  newArticle: "Bagong item",
  hint: "Mag-type sa cell, o mag-paste ng mga hilera mula sa spreadsheet. Nagdaragdag ng item ang huling hilera.",
  place: (row, column) => `Hilera ${row}, ${column}`,
  before: (text) => `${text} ang naka-save`,
  save: (count) => `I-save ang ${count} pagbabago`,
  saved: (count) => `Na-save ang ${count} pagbabago`,
  nextProblem: (count) =>
    count === 1 ? "Ipakita ang problema" : `Ipakita ang susunod sa ${count} problema`,
  formula: "formula ito, hindi value. Kopyahin ito bilang value sa spreadsheet",
  notFound: (field) => `${field}: walang ganitong pangalan. Pumili ng iba, o idagdag muna ito`,
  pasteProblems: {
    "too-wide": "Walang na-paste: mas marami ang kolum ng mga hilera kaysa kasya rito.",
    "too-many-rows": "Walang na-paste: masyadong maraming hilera nang sabay-sabay.",
  },
  conflictTitle: (by, article) => `May nagbago sa ${article}: ${by}`,
  conflictText: "Walang na-save. Piliin kung aling mga value ang mananatili, at i-save ulit.",
  retiredMeanwhile: (by, article) => `May nagtigil ng gamit ng ${article}: ${by}. Walang na-save.`,
  takeTheirs: "Gamitin ang kanila",
  keepMine: "Panatilihin ang akin",
  takeAllTheirs: (count) => `Gamitin ang kanila sa lahat ng ${count}`,
  keepAllMine: (count) => `Panatilihin ang akin sa lahat ng ${count}`,
};

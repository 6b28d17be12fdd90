import type { OfficeImportMessages } from "../../en_US/office/import.ts";

export const officeImport: OfficeImportMessages = {
  title: "Mag-import ng spreadsheet",
  open: "I-import",
  hint: "Listahan ng presyo mula sa spreadsheet: workbook ng Excel o LibreOffice, o CSV. Makikita mo muna kung ano ang magbabago.",
  choose: "Pumili ng file",
  drop: "o i-drop ito rito",
  paste: "O i-paste ang mga hilera",
  pasteHint:
    "Piliin ang mga cell sa spreadsheet kasama ang mga pamagat, kopyahin, at i-paste rito.",
  readPasted: "Basahin ang mga hilerang ito",
  another: "Ibang spreadsheet",
  pasted: "Mga na-paste na hilera",
  encoding: "Mga titik",
  encodings: {
    "windows-1252": "Kanluranin (Windows-1252)",
    "windows-874": "Wikang Thai (Windows-874)",
    "windows-1258": "Wikang Vietnamese (Windows-1258)",
  },
  legacyHint:
    "Hindi UTF-8 ang file na ito. Kung mali ang mga pangalan sa ibaba, pumili ng ibang titik, o i-save ito bilang “CSV UTF-8”.",
  hiddenRows: (rows: string) =>
    `Nakatago sa spreadsheet pero ii-import din: hilera ${rows}. Para hindi isama, burahin ang mga ito roon.`,
  sheet: "Aling sheet",
  separator: "Pagitan ng mga cell",
  separators: { ",": "Kuwit", ";": "Tuldok-kuwit", "\t": "Pindot ng Tab" },
  heading: "Mga pamagat",
  noHeading: "Wala",
  headingIn: (row: number) => `Nasa hilera ${row}`,
  columns: "Mga kolum",
  columnsHint:
    "Piliin sa itaas ng bawat kolum kung ano ang laman. Nasa ibaba ang mga unang hilera, ayon sa pagkabasa.",
  column: (letter: string) => `Kolum ${letter}`,
  notImported: "Huwag i-import",
  fallback: "Kapag walang nakasulat sa hilera",
  fallbackHint: "Idaragdag ang pangalang wala pa.",
  taxClassHint: "Para sa mga hilerang wala ring klase ang kategorya.",
  firstCategory: "Mga putahe",
  firstGroup: "Kusina",
  preview: "Ang magbabago",
  counts: {
    added: (count: number) => `${count} bago`,
    changed: (count: number) => `${count} nagbago`,
    unchanged: (count: number) => `${count} pareho pa rin`,
    problems: (count: number) => `${count} may problema`,
  },
  alsoNew: (list: string, names: string) => `Bago sa ${list}: ${names}`,
  newArticles: "Mga bagong item",
  changedArticles: "Mga nagbagong item",
  row: "Hilera",
  changes: "Mga pagbabago",
  change: (field: string, before: string, after: string) =>
    `${field}: ${before}, ngayon ay ${after}`,
  problemsHint:
    "Itama ang mga hilerang ito sa spreadsheet at piliin itong muli, o laktawan ang mga ito. Wala pang na-import.",
  leaveOut: (count: number) => `Laktawan ang ${count} hilerang may problema`,
  noNames: "Piliin ang kolum ng mga pangalan ng item.",
  noPrices: "Piliin ang kolum ng mga presyo ng mga bagong item.",
  noTaxClass: "Pumili ng klase ng buwis para sa mga hilerang wala nito, o laktawan ang mga ito.",
  tooManyGroups: (list: string, count: number, most: number) =>
    `Magdaragdag ito ng ${count} sa ${list}; hanggang ${most} lang sa isang beses. Tama ba ang kolum?`,
  import: (count: number) => `I-import ang ${count} item`,
  nothing: "Napapanahon na ang lahat",
  importing: "Nag-i-import. Tuloy ang mga till.",
  menuChanged: (names: string) =>
    `May ibang nagbago nito: ${names}. Napapanahon na muli ang listahan sa itaas; wala pang na-import.`,
  toArticles: "Ipakita ang mga item",
  last: (added: number, changed: number, when: string) =>
    `Huling import: ${added} bago, ${changed} nagbago. ${when}`,
  lastUndone: "Binawi na ang import na ito.",
  undo: "Bawiin ang buong import",
  undoTitle: "Bawiin ang buong import?",
  undoText:
    "Ititigil ang gamit ng idinagdag nito, at ibabalik ang dating laman ng binago nito. Kung may nagbago pagkatapos, walang babawiin.",
  cancel: "Kanselahin",
  undone: (restored: number, retired: number) =>
    `${restored} ang naibalik, ${retired} ang itinigil`,
  changedSince: (names: string) =>
    `Walang binawi, dahil nagbago ang mga ito pagkatapos ng import: ${names}`,
  stillUsed: (names: string) =>
    `Walang binawi, dahil ginagamit sa iba ang isang bagong entry: ${names}`,
  notUndoable:
    "Ang pinakahuling import lang ang puwedeng bawiin, isang beses, at sa loob ng isang araw",
  faults: {
    empty: "Walang hilera rito.",
    "too-many-rows": (most: string) =>
      `Masyadong maraming hilera: hanggang ${most} lang sa isang import. Walang ipinadala.`,
    "open-quote": (place: string) => `${place}: hindi nagsara ang panipi ng cell na ito.`,
    "text-after-quote": (place: string) => `${place}: may teksto pagkatapos ng panipi ng cell.`,
    "not-text":
      "Hindi spreadsheet ang file na ito: baka larawan o PDF. I-save ito bilang .xlsx, .ods o CSV sa spreadsheet.",
    "too-large": (most: string) => `Masyadong malaki ang file: hanggang ${most} MB.`,
    "old-workbook":
      "Ibang uri ng workbook ito. I-save ito bilang .xlsx, .ods o CSV sa spreadsheet, o kopyahin ang mga hilera at i-paste rito.",
    password:
      "May password ang workbook na ito. Mag-save ng kopyang walang password sa spreadsheet.",
    "broken-workbook": "Sira ang workbook na ito. Buksan ito sa spreadsheet at i-save ulit.",
    "workbook-too-large":
      "Mas marami ang laman ng workbook na ito kaysa sa listahan ng presyo. Itira lang ang sheet na may mga presyo, at piliin itong muli.",
    "no-workbook":
      "Walang sheet sa file na ito. I-save ang listahan ng presyo bilang .xlsx, .ods o CSV sa spreadsheet.",
    unreadable: "Hindi mabuksan ang file na ito. Piliin itong muli.",
  },
  place: (row: number, column: string) => `Hilera ${row}, kolum ${column}`,
  placeOfRow: (row: number) => `Hilera ${row}`,
  sheetProblems: {
    formula: "formula ito, hindi halaga. I-paste ito bilang value sa spreadsheet",
    "beyond-columns":
      "nasa kanan ito ng huling kolum. Kailangan ng panipi ang numerong may kuwit, o tuldok-kuwit sa pagitan ng mga cell",
    "category-circle": "hindi puwedeng nasa loob ng sarili nito ang kategorya",
    "none-beside-others": "hindi puwedeng magkasama ang “wala” at isang allergen",
  },
  allergenProblems: {
    "unknown-allergen": (word: string) =>
      `wala sa 14 na allergen ang “${word}”. Isulat ang mga pangalan, ang mga titik A hanggang R ng mga menu sa Austria, ang mga numerong 1 hanggang 14, o “wala”`,
    "uncertain-allergen": (sign: string) =>
      `maaaring ibang allergen dito ang “${sign}”: may mga titik at numero ang kolum, o sa ibang listahan ang mga ito, o ginawang 1 ng spreadsheet ang 10. Isulat ang pangalan`,
  },
  nameRepeated: (row: string) => `kapangalan ng nasa hilera ${row}`,
  categoryElsewhere: (around: string) => `nasa loob ng ${around} ang kategoryang ito`,
  categoryAtTop: "wala sa loob ng iba ang kategoryang ito",
};

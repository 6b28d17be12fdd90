import type { OfficeMessages } from "../../en_US/office/all.ts";
import { hints } from "./hints.ts";
import { officeRecords } from "./records.ts";
import { officeTools } from "./tools.ts";
import { officeReports } from "./reports.ts";
import { officeFrontPage } from "./front-page.ts";
import { officePrinting } from "./printing.ts";
import { officeLogo } from "./logo.ts";
import { officePaperWords } from "./paper-words.ts";
import { officeImport } from "./import.ts";
import { officeRights } from "./rights.ts";
import { officePriceList } from "./price-list.ts";
import { officeGrid } from "./grid.ts";
import { officeAccounting } from "./accounting.ts";
import { officeFloor } from "./floor.ts";

export const office: OfficeMessages = {
  title: "Back office",
  navigation: "Menu ng back office",
  openNavigation: "Buksan ang menu ng back office",
  close: "Isara",
  backToTill: "Bumalik sa till",
  opening: "Binubuksan ang back office",
  unreachable: "Hindi ma-load ang pahinang ito",
  startAgain: "Subukan ulit",

  missingRows: {
    title: (rows: number, since: string) => `${rows} tala ang nawawala mula ${since}`,
    otherTitle: (since: string) => `May mga talang nawawala bago ang ${since}`,
    hint: (till: string) =>
      `Nakita ng till ni ${till} ang wala sa server na ito: may ibinalik na lumang backup, o may nawala sa disk. Ihambing ang mga bill sa mga naka-print.`,
    seen: "Markahang nakita na",
  },

  groups: {
    menu: "Mga paninda",
    selling: "Pagbebenta",
    people: "Mga tao",
    stock: "Stock",
    places: "Mga puwesto",
    reports: "Mga ulat",
    house: "Negosyo",
  },

  parts: {
    table: {
      search: "Maghanap",
      all: "Lahat",
      noRows: "Wala pang laman dito",
      noRowsHint: "Lalabas dito ang mga idinagdag.",
      noMatches: "Walang nahanap",
      noMatchesHint: "Bawasan ang letra, o pumili ng ibang filter.",
      rows: (shown, all) => (shown === all ? `${all}` : `${shown} sa ${all}`),
      selected: (count) => `${count} ang napili`,
      selectAll: "Piliin ang lahat ng nakikita",
      select: "Napili",
    },

    form: {
      save: "I-save",
      saveAndAdd: "I-save at magdagdag pa",
      cancel: "Kanselahin",
      conflictTitle: (by) => `May nagbago nito habang nag-e-edit ka: ${by}`,
      conflictText: "Tingnan ang laman nito ngayon, o i-save ang sa iyo.",
      takeTheirs: "Ipakita ang laman ngayon",
      keepMine: "I-save ang sa akin",
    },
  },

  records: officeRecords,
  hints,
  tools: officeTools,
  reports: officeReports,
  frontPage: officeFrontPage,
  printing: officePrinting,
  paperWords: officePaperWords,
  logo: officeLogo,
  menuImport: officeImport,
  rights: officeRights,
  priceList: officePriceList,
  menuGrid: officeGrid,
  accounting: officeAccounting,
  floor: officeFloor,
};

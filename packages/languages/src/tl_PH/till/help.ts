import type { HelpMessages } from "../../en_US/till/help.ts";

export const help: HelpMessages = {
  title: "Tulong",
  whatToDo: "Ano ang gagawin",
  search: "Maghanap sa tulong",
  pages: "Mga pahina",
  allPages: "Lahat ng pahina",
  close: "Isara",
  groups: {
    till: "Sa till",
    office: "Back office",
    running: "Para sa administrator (sa Ingles)",
  },
  noneFound: "Walang pahinang may ganitong salita",
  noneFoundHint: "Subukan ang mas kaunting letra, o ibang salita.",
  missing: "Hindi ma-load ang tulong",
};

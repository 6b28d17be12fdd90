/** Texts around the pages of the help, which are in `help`. */
export const help = {
  title: "Help",
  /** Beside a refusal that its user or an owner can mend. */
  whatToDo: "What to do",
  search: "Search the help",
  pages: "Pages",
  allPages: "All pages",
  close: "Close",
  groups: {
    till: "At the till",
    office: "Back office",
    running: "For administrators",
  },
  noneFound: "No page has these words",
  noneFoundHint: "Try fewer letters, or another word.",
  missing: "The help could not be loaded",
};

export type HelpMessages = typeof help;

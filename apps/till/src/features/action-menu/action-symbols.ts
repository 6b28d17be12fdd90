import { frequentActions, type MenuEntry } from "../frame/index.ts";

const newPerson = "M10 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M3 21c0-4 3-7 7-7s7 3 7 7M19 8v6M16 11h6";
const printer = "M7 8V3.5h10V8M7 17H4.5V8.5h15V17H17M7 14h10v6.5H7z";

/** The SVG paths of all entries that are not among the frequent ones. */
const symbols: Readonly<Record<string, string>> = {
  "list-print-jobs": printer,
  "reprint-bill": "M6 8V3.5h9V8M3.5 17V8.5h14M20 12v5a3 3 0 0 1-3 3H9l3-3M9 20l3 3",
  "give-discount": "M4 4h7l9 9-7 7-9-9zM8.5 8.5h.01",
  "void-bill": "M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5",
  "search-customers": "M3 6h18v12H3zM3 10h18M6 15h4",
  "add-customer": newPerson,
  "add-payment":
    "M12 3v18M16.5 7c-1-1.3-2.6-2-4.5-2-2.6 0-4.5 1.3-4.5 3.3 0 4.7 9.5 2.7 9.5 7.4 0 2-2 3.3-4.6 3.3-2.2 0-4-.8-5-2.3",
  "pay-commission":
    "M6 18 18 6M7.5 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M16.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4",
  "start-shift": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M10 8.5v7l5.5-3.5z",
  "end-shift": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9.5 9.5h5v5h-5z",
  "count-cash":
    "M6 3h12v18H6zM9 7h6M9 12h.01M12 12h.01M15 12h.01M9 16.5h.01M12 16.5h.01M15 16.5h.01",
  "list-staff":
    "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 21c0-4 3-7 7-7s7 3 7 7M16 3.5a4 4 0 0 1 0 7.5M18 14.5c2.4.9 4 3.4 4 6.5",
  "sign-staff-in": "M14 4h4a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-4M10 8l4 4-4 4M14 12H4",
  "sign-staff-out": "M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M16 8l4 4-4 4M20 12H10",
  "add-staff": newPerson,
  "update-stock": "M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8",
  "start-work-day":
    "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M19 5l-1.5 1.5M6.5 17.5 5 19",
  "end-work-day": "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  "print-articles": "M6 3h12v18H6zM9 8h6M9 12h6M9 16h4",
  "list-reports": "M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6",
  "read-month-report": "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M8 14h3",
  "/printer": printer,
  "/this-till": "M5 3h14v18H5zM11 18h2",
  "open-office": "M4 21V9l8-6 8 6v12zM10 21v-6h4v6",
};

/** By the entry's action, or by its path where two entries share the action. */
export function symbolOf({ path, action }: MenuEntry): string {
  return frequentActions.get(path)?.symbol ?? symbols[path] ?? symbols[action] ?? "";
}

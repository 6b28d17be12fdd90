import { calls } from "@comanda/contract/calls";

/** What the calls of the back office do, which are alike for all that it keeps. */
const officeSentences: Readonly<Record<string, string>> = {
  list: "Everything of the kind {topic} that is in use, or that was retired, each with its revision.",
  save: "Adds, changes, retires and brings back things of the kind {topic}: all rows at once, or after a refusal none.",
  uses: "What still names a thing of the kind {topic}, and what of it keeps it from being retired.",
};

const ofOffice = calls.flatMap(({ name }): readonly (readonly [string, string])[] => {
  const [, topic, deed] = /^office-(.+)-(list|save|uses)$/.exec(name) ?? [];
  if (topic === undefined || deed === undefined) return [];
  const sentence = officeSentences[deed] ?? "";
  return [[name, sentence.replace("{topic}", topic.replaceAll("-", " "))]];
});

/** What each call does, in a sentence. */
export const callSentences: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ofOffice),
  "office-customer-erasure":
    "What a manager should know before a guest is erased: open bills, other bills, and invoices.",
  "office-customer-erase":
    "Clears everything personal about a guest for good, also in the journal, in papers and in kept replies.",
  "office-promotion-try":
    "What articles would cost at a moment for a kind of guest, by the promotions as they are kept.",
  "office-promotion-calendar": "When a promotion counts, day by day on the location's own clock.",
  "office-price-preview":
    "What the prices of a category would be after a raise; office-article-save keeps the rows as they were shown.",
  "office-setup-export":
    "The whole set-up of the location as one YAML file that people can read and change.",
  "office-setup-import":
    "Adds and changes what a YAML file says, all of it or nothing; what it does not name stays.",
  "office-menu-copy":
    "Adds and changes what is sold here as it is sold at another location of the user's.",
  "office-table-export": "The articles or the customers as comma-separated values.",
  "office-table-import":
    "Adds and changes articles or customers from comma-separated values, all of it or nothing.",
  "office-setup-sample": "A venue to begin with, as a file that office-setup-import takes.",
  "office-colleague-list":
    "Who works at another location of the user's, and whether they work here too.",
  "office-colleague-bring": "Somebody of another location of the user's works here too.",
  "office-colleague-leave": "Somebody works here no more, and goes on at their other locations.",
  "office-session-list":
    "Where the people of the location are signed in: device, station, address, and when it was used last.",
  "office-session-end":
    "Signs out for good: one session, all of somebody, or all of the location's people but the one that asks.",
  "office-settings-read": "The settings of the whole house, for who may change them.",
  "office-settings-save":
    "Keeps the settings of the whole house, where they are still as they were read.",
  "office-missing-rows":
    "What tills have seen of the journal that the server does not have any more, until somebody has taken note of it.",
  "office-missing-rows-seen": "Somebody has taken note of the rows that are missing.",
  "read-first-venue":
    "Whether there is nobody yet, so that whoever comes first sets the venue up. Public.",
  "make-first-venue":
    "Makes the venue and its first manager; refused as soon as there is anybody. Public.",
  "sign-in":
    "Checks a username and password, and begins a session. Its key is told here and never again.",
  "pick-station": "Picks the station of this session; 0 releases it, and that ends the session.",
  "list-menu":
    "Everything that can be sold at the location, with what has run out at the session's station.",
  "list-settings":
    "The settings of the installation. Public, because the sign-in screen needs them.",
  "list-customers": "The guests whom the location knows.",
  "search-customers": "The guests whose name, card or phone fits what was typed.",
  "list-customer-types": "The kinds of guests, and which of them pay by invoice.",
  "add-customer": "Remembers a new guest.",
  "start-work-day": "Opens the venue for the day.",
  "start-shift": "A cashier counts the drawer and begins to sell at the session's station.",
  "count-cash":
    "Keeps the count of the drawer at the end of a shift, and answers the report that goes with it.",
  "read-shift": "How the own shift stands, were this what lies in the drawer.",
  "end-shift": "Ends the shift with the count that was kept, for good.",
  "open-drawer": "Opens the drawer at the session's till.",
  "read-work-day": "How the open day stands.",
  "end-work-day": "Ends the day, or only asks whether it could be ended.",
  "read-month-report": "What the days of a range of dates come to together.",
  "print-month-report": "Makes a paper of a month report.",
  "list-expense-categories": "What money is put into the drawer or taken out of it for.",
  "add-payment": "Puts money into the drawer or takes it out, for an expense category.",
  "list-promotions": "Every promotion of the location, also those that do not count now.",
  "list-pay-types": "The rows of the pay screen: sums, charges and the ways in which guests pay.",
  "list-commission-rules": "What staff earns on articles and categories, by user group.",
  "print-articles":
    "What was sold in the work day, article by article, at the location or the station.",
  "print-commissions": "What each member of staff has earned and was paid in the work day.",
  "list-reports": "The reports that were filed, newest first.",
  "read-report": "A report as it was filed.",
  "print-report": "A report as it was filed, on paper once more, marked as a copy.",
  "read-report-pdf": "The PDF that came with a report, byte for byte.",
  "read-owner-report":
    "What happened in the work days that began in some dates, told in one way after the other.",
  "list-commissions": "What is owed to each member of staff, from bills that are paid.",
  "match-commission": "What an article earns a member of staff.",
  "pay-commission": "Pays a member of staff the very sum that was shown, for the very lines.",
  "list-staff": "Everybody who may work at the location.",
  "list-user-groups": "The groups that staff belong to.",
  "add-staff": "Adds a member of staff.",
  "set-staff-station": "Signs staff in at a station of the location, or out of it.",
  "list-stock": "What is kept in stock, and how much of it at each station.",
  "read-stock": "The count of an item at a station.",
  "update-stock": "A delivery to one or several stations: all of it is kept, or nothing.",
  "list-management-groups": "The groups that articles and stock items are managed by.",
  "new-bill":
    "Sends a new order: it gets its numbers, and its lines the prices of their presses (`createdDate`).",
  "update-bill":
    "Sends another round, or changes what is there. Lines that other tills have added meanwhile stay, and new lines get the prices of their presses (`createdDate`).",
  "close-bill": "The guests pay; the bill is closed for good.",
  "void-bill": "Ends a bill that nobody will pay, with a reason.",
  "split-bill": "Moves lines of a bill to a new one.",
  "merge-bill": "Makes one bill of two.",
  "show-bill": "The bill as it would be printed, for the screen.",
  "print-bill": "Makes a paper of a bill; a second one with the same on it is marked as a copy.",
  "print-shift":
    "How the own shift stands, with its drawer as it was counted last, on paper. Nothing is filed.",
  "print-cash-count": "What was counted, on paper. Nothing is kept of it.",
  "list-print-jobs": "The papers of the location, or of one of its bills: the newest first.",
  "settle-print-job":
    "What became of an attempt, as its till has seen it. What was delivered stays so, whatever is said later.",
  "repeat-print-job":
    "Prints a paper again, which says so on it where the first may have come out.",
  "tell-print-job":
    "Answers what stands on a paper. One that did not come out is not waited for any more.",
  "take-print-jobs":
    "What a till goes on with when it starts: what it had in hand, and what its station has left behind.",
  "list-print-routes": "Which paper comes out where. What has no route comes out at the till.",
  "print-test-page": "A page that shows that a way to a printer works.",
  "print-tickets": "Tells the kitchen and the bar what they do not know yet of a bill.",
  "list-bills": "The open bills, and those that were closed or voided in the open work day.",
  "find-bills":
    "Closed and voided bills of any day: by date, number, amount, table or room, guest or staff.",
  "read-bill-history": "Who did what to a bill, when and where, oldest first.",
  ping: "Asks what has changed since the last time.",
  "watch-changes":
    "Answers with server-sent events until the session ends: one for each new row of the location's journal.",
  "read-health": "Whether the server can read its data.",
  "report-fault":
    "Writes a fault of a till into the server's log, so many an hour from one address and from all. Public.",
};

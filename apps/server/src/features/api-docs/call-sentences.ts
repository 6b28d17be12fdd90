import { calls } from "@comanda/contract/calls";

/** What the back-office calls do: the same sentences for every topic. */
const officeSentenceTemplates: Readonly<Record<string, string>> = {
  list: "All {topic} records in use, or those retired, each with its revision.",
  save: "Adds, changes, retires and brings back {topic} records: all rows, or after a refusal none.",
  uses: "What uses a {topic} record, and what keeps it from being retired.",
};

const officeCallSentences = calls.flatMap(({ name }): readonly (readonly [string, string])[] => {
  const [, topic, action] = /^office-(.+)-(list|save|uses)$/.exec(name) ?? [];
  if (topic === undefined || action === undefined) return [];
  const sentence = officeSentenceTemplates[action] ?? "";
  return [[name, sentence.replace("{topic}", topic.replaceAll("-", " "))]];
});

/** One sentence per call. */
export const callSentences: Readonly<Record<string, string>> = {
  ...Object.fromEntries(officeCallSentences),
  "office-customer-erasure":
    "What to know before a customer is erased: open bills, other bills, and invoices.",
  "office-customer-erase":
    "Clears all personal data of a customer for good, also in the journal, papers and stored replies.",
  "office-promotion-try":
    "What articles would cost at a given time for a customer type, with the saved promotions.",
  "office-promotion-calendar": "When a promotion applies, day by day on the location's clock.",
  "office-price-preview":
    "What the prices of a category would be after a change; office-article-save saves the rows as shown.",
  "office-setup-export":
    "The whole set-up of the location as one YAML file that people can read and edit.",
  "office-setup-import":
    "Adds and changes what a YAML file contains, all or nothing; anything not in it stays.",
  "office-menu-copy": "Copies the menu of another location of the user.",
  "office-menu-import":
    "Adds and changes articles, with the categories and groups that they need: all of it, or after a refusal nothing.",
  "office-menu-import-last": "The latest import of the last 24 hours, or null.",
  "office-menu-import-undo":
    "Undoes the latest import as a whole, unless one of its records was changed since.",
  "office-table-export": "The articles or the customers as comma-separated values.",
  "office-table-import":
    "Adds and changes articles or customers from comma-separated values, all or nothing.",
  "office-sample-bring":
    "Fills the location with a sample venue, in the prices, taxes and ways to pay of its country.",
  "office-samples-read": "How many records of the sample would go or stay, and why.",
  "office-samples-remove":
    "Retires the records of the sample that were not changed and that nothing else needs.",
  "office-colleague-list": "Staff of the user's other locations, and whether they work here too.",
  "office-colleague-bring": "Adds a member of staff of another location to this one.",
  "office-colleague-leave":
    "Removes a member of staff from this location; they still work at their others.",
  "office-session-list":
    "Where staff of the location are logged in: device, station, address, and last use.",
  "office-session-end":
    "Logs out for good: one session, all of a user, or all of the location except the caller's.",
  "office-settings-read": "The settings of the house, for those who may change them.",
  "office-settings-save": "Saves the settings of the house, if they are still as they were read.",
  "office-missing-rows":
    "Journal rows that tills have seen and the server no longer has, until they are marked as seen.",
  "office-missing-rows-seen": "Marks the missing rows as seen.",
  "read-first-venue":
    "Whether the server has no users yet, so that the first visitor can set the venue up. Public.",
  "make-first-venue":
    "Creates the venue and its first manager; refused once there is a user. Public.",
  "sign-in":
    "Checks a username and password, and starts a session. Its key is sent here and never again.",
  "pick-station": "Picks the station of this session; 0 releases it, which ends the session.",
  "list-approvers": "Who may allow this call at the location, and up to which discount.",
  approve:
    "A manager's password allows one request that the user may not make alone, for two minutes.",
  "list-menu":
    "Everything that can be sold at the location, with what has run out at the session's station.",
  "read-pictures":
    "The pictures with these hashes, without those that the location does not have; keep them for good.",
  "office-picture-add":
    "Stores a JPEG or WebP picture without the notes of its camera; name its hash in an article to use it.",
  "read-logo":
    "The logo with this hash as a portable bitmap (PBM, P4): black dots, as papers have it; keep it for good.",
  "office-logo-add":
    "Stores a logo, a portable bitmap (PBM, P4) of at most 368 by 160 dots; name its hash in the location to print it.",
  "list-settings": "The settings of the installation. Public, because the login screen needs them.",
  "list-customers": "The customers of the location.",
  "search-customers":
    "The first 100 customers whose name, company, tax number, card or phone matches the text; names that begin with it come first. If there are 100, a longer text may find more. Send a space for `/` and `\\`, and nothing for a text of dots: a path with them, also escaped, is refused, because proxies disagree about its spelling. All words of the text are found anywhere in the name or the company.",
  "list-customer-types": "The customer types, and which of them can pay by invoice.",
  "add-customer": "Adds a customer.",
  "start-work-day": "Opens the venue for the day.",
  "start-shift": "Starts a cashier's shift at the session's station, with the count of the drawer.",
  "count-cash": "Saves the count of the drawer at the end of a shift, and returns its report.",
  "read-shift-count":
    "Whether the caller may count the drawer again, and its last count if the caller has counted it.",
  "read-shift": "The current summary of the caller's shift, for the given drawer total.",
  "end-shift": "Ends the shift for good, with the saved count.",
  "open-drawer": "Opens the drawer at the session's till.",
  "read-work-day": "The current summary of the open day.",
  "end-work-day": "Ends the day, or only checks whether it can be ended.",
  "read-month-report": "The totals of the work days in a range of dates.",
  "print-month-report": "Prints a month report.",
  "list-expense-categories": "The expense categories for money-in and money-out.",
  "add-payment": "Records money-in or money-out, for an expense category.",
  "list-promotions": "All promotions of the location, including those that do not apply now.",
  "list-pay-types": "The rows of the pay screen: totals, charges and payment methods.",
  "list-pay-type-names": "The names of these rows, also of retired ones.",
  "link-tables": "Tables whose guests sit together; their bills stay apart.",
  "unlink-tables": "The guests of these tables no longer sit together.",
  "read-floor": "The rooms of the location, and the tables with where they stand.",
  "list-commission-rules": "What staff earn on articles and categories, by user group.",
  "print-articles":
    "Prints what was sold in the work day, by article, at the location or the station.",
  "print-commissions": "Prints what each member of staff earned and was paid in the work day.",
  "list-reports": "The filed reports, newest first.",
  "read-report": "A report as it was filed.",
  "print-report": "Prints a filed report again, marked as a copy.",
  "read-report-pdf": "The PDF that came with a report, byte for byte.",
  "read-front-page":
    "The state of the location now, and for users with the right to its reports its last days, weeks and months beside the ones before.",
  "read-owner-report":
    "An owner report for the work days that began in a range of dates, compared with others if wanted.",
  "read-owner-report-row":
    "The bills, articles or movements that a row of an owner report adds up.",
  "read-bookings":
    "What the work days that began in a range of dates are in the books: debit and credit by account.",
  "list-commissions": "What is owed to each member of staff, from bills that are paid.",
  "match-commission": "What an article earns a member of staff.",
  "pay-commission": "Pays a member of staff exactly the sum shown, for exactly the lines shown.",
  "list-staff": "All staff who may work at the location.",
  "list-user-groups": "The groups that staff belong to.",
  "add-staff": "Adds a member of staff.",
  "set-staff-station": "Signs staff in at a station of the location, or out of it.",
  "list-stock": "The stock items, and the count of each at each station.",
  "read-stock": "The count of an item at a station.",
  "update-stock":
    "Adds a delivery to the stock of one or more stations, or takes away what is below zero, all or nothing.",
  "list-management-groups": "The groups by which the list for stock deliveries is filtered.",
  "new-bill":
    "Sends a new order: it gets its numbers, and its lines the prices of their presses (`createdDate`).",
  "update-bill":
    "Sends another round, or changes the bill. Lines that other tills have added stay, and new lines get the prices of their presses (`createdDate`).",
  "close-bill": "Takes payment of all that is due and closes the bill for good.",
  "take-tender": "Takes a part of what is due on a bill, or all of it, which closes the bill.",
  "undo-tender": "Gives back one payment of an open bill.",
  "correct-tender": "Books a payment to another pay type, until its shift ends.",
  "list-tenders": "The payments of a bill.",
  "reopen-bill": "Takes back the payment that has closed a bill within the last minute.",
  "set-privilege":
    "Gives seniors and persons with disability at an open bill their discount by law, or takes it off.",
  "fire-course":
    "Tells the kitchen to make a course now, and prints its tickets. Only the first of two tills fires it.",
  "hold-course": "Keeps a course from being fired by itself.",
  "refire-lines":
    "Prints tickets that lines which the kitchen has are to be made again, and why; the bill stays as it is.",
  "read-refund": "What can be refunded of a closed bill, and what some of its lines come to.",
  "refund-bill": "Refunds a closed bill, whole or in part, by a new bill that is closed at once.",
  "void-bill": "Voids an unpaid bill, with a reason.",
  "split-bill": "Moves lines of a bill to a new one.",
  "merge-bill": "Merges two bills into one.",
  "part-bill":
    "Takes a bill out of the one that it was merged into: each gets its own lines back, as long as nothing of them is paid.",
  "show-bill": "The bill as it would be printed, for the screen.",
  "print-bill":
    "Prints a bill; a second print with the same content is marked as a copy. `companyOf` names a customer whose company stands on a closed bill from then on, also when it is shown or refunded.",
  "print-shift":
    "Prints the current summary of the caller's shift, with the last count of the drawer. Nothing is filed.",
  "print-cash-count": "Prints a cash count. Nothing is saved.",
  "list-print-jobs": "The papers of the location or of one of its bills, newest first.",
  "settle-print-job":
    "The outcome of a print attempt, as its till saw it. Delivered stays delivered.",
  "repeat-print-job": "Prints a paper again, marked as a repeat if the first may have come out.",
  "tell-print-job":
    "Returns the content of a paper. If it had not come out, it no longer counts as pending.",
  "take-print-jobs":
    "The print jobs that a starting till resumes: its own, and those left at its station.",
  "list-print-routes": "Which papers print where. A paper without a route prints at the till.",
  "print-test-page": "Prints a test page over a print route.",
  "list-latest-papers":
    "The last paper of every station on every way that its papers take, among the newest 2000.",
  "print-numbers":
    "Prints a page with a large number on printers that the print bridge has found, known or not.",
  "place-printers":
    "Saves printers and the print routes of stations, which name printers: all of it, or nothing.",
  "print-tickets": "Prints kitchen and bar tickets for what is not on a ticket yet.",
  "list-bills": "The open bills, and those that were closed or voided in the open work day.",
  "find-bills":
    "Closed and voided bills of any day: by date, number, amount, table or room, guest or staff.",
  "read-bill-history": "Who did what to a bill, when and where, oldest first.",
  ping: "What has changed since the last ping.",
  "watch-changes":
    "Server-sent events until the session ends: one for each new row of the location's journal.",
  "read-health": "Whether the server can read its data.",
  "report-fault":
    "Writes a fault of a till to the server's log, rate-limited by address and in total. Public.",
};

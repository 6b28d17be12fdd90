import type { Tables } from "#database/tables.ts";

type TableName = keyof Tables;

/** The tables whose every row is in the journal: their contents can be rebuilt from it. */
export const journalledTables = [
  "location",
  "station",
  "currency",
  "setting",
  "user_group",
  "staff",
  "staff_location",
  "customer_type",
  "customer",
  "product_group",
  "management_group",
  "mixer_group",
  "order_level",
  "question",
  "commission",
  "category",
  "article",
  "favorite",
  "scheduled_menu",
  "tax_class",
  "promotion",
  "discount_reason",
  "foreign_currency",
  "pay_type",
  "expense_category",
  "ledger_account",
  "stock_item",
  "stock",
  "floor_room",
  "floor_table",
  "table_link",
  "paper_language",
  "printer",
  "print_job",
  "work_day",
  "shift",
  "shift_count",
  "bill",
  "bill_line",
  "joined_bill",
  "tender",
  "payment",
  "paid_commission",
  "report",
  "sign_in_event",
  "journal_rewrite",
] as const satisfies readonly TableName[];

export type JournalledTable = (typeof journalledTables)[number];

/** The tables whose contents are not in the journal, each with the reason. */
export const unjournalledTables: ReadonlyMap<string, string> = new Map<TableName, string>([
  ["migration", "which tables there are is the program's to say"],
  ["journal", "it is the journal itself"],
  ["journal_head", "the end of the journal, which the check compares with its last row"],
  ["journal_subject", "made from the journal, to find the rows about one record"],
  ["written_reply", "answers a repeated request; the rows that it wrote are in the journal"],
  ["guest_key", "keys that open the journal must not stand in it"],
  ["customer_search", "made from the guests, to find them"],
  ["customer_search_part", "made from the guests, to find them"],
  ["guest_copy", "made from the journal and the replies, to find what names a guest"],
  ["former_hash", "the row of the rewrite has their digest, which the check compares"],
  ["session", "who is signed in now"],
  ["missing_rows", "what tills know and the journal does not"],
  ["seen_nonce", "which requests came lately"],
  ["alarm", "made from the bills, to find when the next course is due"],
  ["bill_counter", "the largest of the numbers that bills have"],
  ["report_counter", "the largest of the numbers that reports have"],
  ["picture", "the row of its article has its hash, and the check compares the two"],
  ["paper_wording", "the words that a language had when a paper was printed; its row has the hash"],
  ["logo", "the row of its location has its hash, and the check compares the two"],
  ["report_pdf", "the row of its report has its hash, and the check compares the two"],
  ["paid_commission_line", "which lines a payment was for; the journal has what was paid"],
  ["former_staff", "the journal has the workplace that ended"],
]);

/** The base only counts these rows: personal data would stay in it forever. */
export const countedOnlyTables: ReadonlySet<string> = new Set<TableName>(["customer", "print_job"]);

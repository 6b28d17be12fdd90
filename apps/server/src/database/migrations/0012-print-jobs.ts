import type { TableMaker } from "#database/new-table.ts";

const kinds =
  "bill ticket article-report commission-report cash-count shift-report day-report month-report drawer-pulse test-page";
const languages = ["en_US", "vi_VN", "th_TH", "tl_PH"];

export async function printJobTables(make: TableMaker): Promise<void> {
  await printerColumns(make);
  // One attempt at a time: the counter grows when the same paper is sent again.
  await make
    .locationTable("print_job")
    .refersTo("station", "station", "optional")
    .enumeration("kind", kinds.split(" "))
    .refersTo("bill", "bill", "optional")
    .integer("bill_version", "optional")
    .integer("number", "optional")
    .text("title")
    .text("printer")
    .text("printer_name")
    .text("document")
    .enumeration("language", languages)
    .text("profile")
    .integer("attempt")
    .flag("is_repeat")
    .enumeration("state", ["queued", "sent", "failed", "told"])
    .text("cause", "optional")
    .integer("created_at")
    .integer("updated_at")
    .check("goes_somewhere", "printer <> 'noprinter'")
    .check("of_bill", "(kind in ('bill', 'ticket')) = (bill is not null)")
    .check("as_it_was", "(bill is null) = (bill_version is null)")
    .check("attempt_counted", "attempt >= 1")
    .check("failed_by_something", "state <> 'failed' or cause is not null")
    .check("fails_or_not", "state not in ('queued', 'sent') or cause is null")
    .check("time_goes_on", "updated_at >= created_at")
    .create();
  await make.index("print_job_by_state", "print_job", ["location", "state", "id"]);
  await make.index("print_job_by_bill", "print_job", ["location", "bill", "id"]);
}

/** What a printer can do, and what the printer at a station's till can do. 576 dots are a roll of 80 mm. */
async function printerColumns(make: TableMaker): Promise<void> {
  await make.addColumnWithDefault("printer", "width_dots", dots("width_dots"));
  await make.addColumnWithDefault("printer", "dialect", {
    value: "esc-pos",
    check: "dialect in ('esc-pos', 'star-prnt', 'star-line')",
  });
  await make.addColumnWithDefault("printer", "has_cutter", yes("has_cutter"));
  await make.addColumnWithDefault("printer", "image_mode", {
    value: "raster",
    check: "image_mode in ('raster', 'column')",
  });
  await make.addColumnWithDefault("station", "usb_width_dots", dots("usb_width_dots"));
  await make.addColumnWithDefault("station", "usb_has_cutter", yes("usb_has_cutter"));
}

const dots = (column: string) => ({ value: 576, check: `"${column}" between 64 and 2048` });
const yes = (column: string) => ({ value: 1, check: `"${column}" in (0, 1)` });

/** Messages of later screens of the till that belong to no refusal; the first script does without them. */
export const noticeMessages = {
  "customer-added": "Customer added successfully",
  "staff-added": "Staff added successfully",
  "no-results": "No results found!",
  "staff-field-error": "staff #{value} {error}",
  "day-is-ending": "An end of day operation is running.",
  "print-failed": "Printer connection failed",
} as const;

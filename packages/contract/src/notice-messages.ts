/** Messages of later screens of the till that belong to no refusal; the first script does without them. */
export const noticeMessages = {
  "customer-added": "Customer added successfully",
  "staff-added": "Staff added successfully",
  "no-results": "No results found!",
  "staff-field-error": "staff #{value} {error}",
  "day-is-ending": "An end of day operation is running.",
  "print-failed": "Printer connection failed",
  "order-not-stored":
    "This till cannot save the order: its storage is full or switched off. The order is still on the screen. Tell the kitchen by mouth, and press again once the till is online.",
  "login-not-stored":
    "This till cannot log you in: its storage is full or switched off. Free some space on the device, or leave the private window, and log in again.",
  "order-in-doubt":
    "The server does not answer, and this till cannot save the order: its storage is full or switched off. The order may not have gone through and is still on the screen. Ask the kitchen, and press again once the till is online: it is done only once.",
  "manager-out-of-reach":
    "A manager must allow this, which needs the server. Nothing of it was saved. Send the dishes without it, and ask again once the till is online.",
  "pressed-by-another": "{name} has pressed this, and a manager must allow it.",
} as const;

import type { Locator, Page } from "@playwright/test";

import { goTo } from "./floor.ts";
import { loadTable } from "./money-journey.ts";
import { button } from "./order-journey.ts";
import { sell } from "./sell.ts";
import type { ApiTill } from "./api-till.ts";

/** A button that ends a screen or a dialog, and leaves its place to whatever lies below. */
export type ClosingButton = {
  readonly name: string;
  /** The file of the till that makes it. */
  readonly file: string;
  readonly come: (page: Page, till: ApiTill) => Promise<Locator>;
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const main = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name });

const inDialog = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });

async function press(page: Page, article: string): Promise<void> {
  await goTo(page, "/order");
  await page.getByRole("searchbox", { name: "Search the menu" }).fill(article);
  await page.getByRole("tabpanel").getByRole("button", { name: article }).first().tap();
}

/** Opens a screen for the line that was pressed last. */
async function forLine(page: Page, article: string, path: string): Promise<void> {
  await press(page, article);
  await goTo(page, path);
}

async function load(page: Page, till: ApiTill, table: string): Promise<number> {
  const { id } = await sell(till, { article: "Pad Thai", table });
  await loadTable(page, table);
  return id;
}

/** What lies over a screen is put away without a press. */
async function closeDialog(page: Page): Promise<void> {
  await page.getByRole("dialog").first().waitFor();
  await page.keyboard.press("Escape");
}

const orders: readonly ClosingButton[] = [
  {
    name: "Cancel of a new order",
    file: "ui/form-screen.tsx",
    come: async (page) => {
      await goTo(page, "/new-order");
      return main(page, "Cancel");
    },
  },
  {
    name: "Ok of a new order",
    file: "new-order/order-form.tsx",
    come: async (page) => {
      await goTo(page, "/new-order");
      await field(page, "Table").fill("X1");
      await field(page, "Staff ID").fill("20");
      return button(page, "Ok");
    },
  },
  {
    name: "Confirm of a price",
    file: "lines/variable-price-screen.tsx",
    come: async (page) => {
      await press(page, "Catch of the Day");
      await field(page, "Price").fill("345");
      return button(page, "Confirm");
    },
  },
  {
    name: "Confirm of a commission",
    file: "lines/set-commission-screen.tsx",
    come: async (page) => {
      await press(page, "Lady Drink");
      await field(page, "Staff ID").fill("20");
      return button(page, "Confirm");
    },
  },
  {
    name: "Submit of a time",
    file: "lines/change-time-screen.tsx",
    come: async (page) => {
      await forLine(page, "Foot Massage", "/change-time");
      await button(page, "Stop now").tap();
      return button(page, "Submit");
    },
  },
  {
    name: "Ok of a note",
    file: "lines/add-note-screen.tsx",
    come: async (page) => {
      await forLine(page, "Rib Eye", "/add-note");
      await page.getByLabel("Note").fill("No salt");
      return button(page, "Ok");
    },
  },
  {
    name: "an order level",
    file: "lines/order-level-screen.tsx",
    come: async (page) => {
      await forLine(page, "Rib Eye", "/order-level");
      return button(page, "Medium");
    },
  },
  {
    name: "Ok of a change of table",
    file: "new-order/order-form.tsx",
    come: async (page) => {
      await goTo(page, "/change-order");
      await field(page, "Table").fill("X2");
      return button(page, "Ok");
    },
  },
  {
    name: "Print",
    file: "order-screen/print-button.tsx",
    come: async (page) => {
      await page.getByRole("searchbox", { name: "Search the menu" }).fill("");
      return page
        .getByRole("button", { name: "Print", exact: true })
        .locator("visible=true")
        .last();
    },
  },
  {
    name: "Close of the order that was sent",
    file: "bill-view/bill-dialog.tsx",
    come: async (page) => inDialog(page, "Close"),
  },
];

const bills: readonly ClosingButton[] = [
  {
    name: "Confirm of a split",
    file: "split-bill/split-board.tsx",
    come: async (page, till) => {
      const id = await load(page, till, "X3");
      for (const article of ["Gin", "Green Curry"]) await press(page, article);
      await page
        .getByRole("button", { name: "Print", exact: true })
        .locator("visible=true")
        .last()
        .tap();
      await closeDialog(page);
      await loadTable(page, "X3");
      await goTo(page, `/split-bill/${id}`);
      await button(page, "Move one Gin").tap();
      return button(page, "Confirm");
    },
  },
  {
    name: "Close of the first of two bills",
    file: "bill-view/bill-dialog.tsx",
    come: async (page) => inDialog(page, "Close"),
  },
  {
    name: "Confirm of a merge",
    file: "merge-bill/merge-bill-screen.tsx",
    come: async (page, till) => {
      await closeDialog(page);
      await sell(till, { article: "Gin", table: "X4" });
      const id = await load(page, till, "X5");
      await goTo(page, `/merge-bill/${id}`);
      await page.getByRole("button", { name: /^Table X4\b/ }).tap();
      return button(page, "Confirm");
    },
  },
  {
    name: "Close of a payment by card",
    file: "pay/pay-screen.tsx",
    come: async (page, till) => {
      await closeDialog(page);
      await load(page, till, "X6");
      await goTo(page, "/pay");
      await button(page, "Pay the rest by Credit card").tap();
      return button(page, "Close");
    },
  },
  {
    name: "Close of a payment in cash",
    file: "pay/pay-cash-screen.tsx",
    come: async (page, till) => {
      await closeDialog(page);
      await load(page, till, "X7");
      await goTo(page, "/pay-cash");
      return button(page, "Close");
    },
  },
  {
    name: "Close of a paid bill",
    file: "bill-view/bill-dialog.tsx",
    come: async (page) => inDialog(page, "Close"),
  },
  {
    name: "Void",
    file: "void-bill/void-bill-screen.tsx",
    come: async (page, till) => {
      await load(page, till, "X8");
      await goTo(page, "/void-bill");
      await page.getByLabel("Reason").fill("Guests left");
      return main(page, "Void");
    },
  },
];

const people: readonly ClosingButton[] = [
  {
    name: "Ok of a new customer",
    file: "customers/add-customer-screen.tsx",
    come: async (page, till) => {
      await closeDialog(page);
      await load(page, till, "X9");
      await goTo(page, "/add-customer");
      await field(page, "Name").fill("Niran Double");
      await field(page, "Phone").fill("081 555 1234");
      await page.getByLabel("Customer type").selectOption("Member");
      return button(page, "Ok");
    },
  },
  {
    name: "the new customer goes on the bill",
    file: "customers/added-customer.tsx",
    come: async (page) => main(page, /./).last(),
  },
  {
    name: "a customer that is chosen",
    file: "customers/choose-customer-screen.tsx",
    come: async (page) => {
      await goTo(page, "/choose-cust");
      await page.getByRole("searchbox").fill("niran");
      return page.locator("main li button").first();
    },
  },
  {
    name: "Add staff",
    file: "add-staff/staff-form.tsx",
    come: async (page) => {
      await goTo(page, "/add-staff");
      await field(page, "Username").fill("double");
      await field(page, "First name").fill("Noi");
      await field(page, "Last name").fill("Double");
      await field(page, "ID").fill("78");
      await page.getByLabel("Order taker / Staff / Waitress").check();
      return main(page, "Add staff");
    },
  },
  {
    name: "Confirm of a delivery",
    file: "stock-delivery/delivery-side.tsx",
    come: async (page) => {
      await goTo(page, "/stock-delivery");
      await page.getByLabel("Station for Singha bottle").selectOption("Store");
      await page.getByRole("textbox", { name: "Delivered Singha bottle" }).fill("6");
      return page.getByRole("button", { name: /^Confirm/ });
    },
  },
];

const drawer: readonly ClosingButton[] = [
  {
    name: "Ok of a payment out of the drawer",
    file: "do-payment/payment-form.tsx",
    come: async (page) => {
      await goTo(page, "/do-payment");
      await page.getByRole("radio", { name: "Money-out" }).check();
      await button(page, "Ice").tap();
      await page.getByRole("textbox", { name: "Amount" }).fill("12");
      return button(page, "Ok");
    },
  },
  {
    name: "Confirm of a payment out of the drawer",
    file: "do-payment/confirm-payment.tsx",
    come: async (page) => button(page, "Confirm"),
  },
  {
    name: "Pay of a commission",
    file: "pay-commission/ask-payment.tsx",
    come: async (page) => {
      await loadTable(page, "X2");
      await goTo(page, "/pay-cash");
      await button(page, "Close").tap();
      await closeDialog(page);
      await goTo(page, "/pay-commission");
      await page
        .getByRole("button", { name: /^Pay \w+ \w+$/ })
        .first()
        .tap();
      return inDialog(page, "Pay");
    },
  },
  {
    name: "Submit of a month",
    file: "days/end-of-month-screen.tsx",
    come: async (page) => {
      await goTo(page, "/end-of-month");
      return button(page, "Submit");
    },
  },
  {
    name: "Ok of a month",
    file: "days/month-report.tsx",
    come: async (page) => button(page, "Ok"),
  },
  {
    name: "the count of a drawer",
    file: "shifts/count-form.tsx",
    come: async (page) => {
      await goTo(page, "/cash-calc");
      return main(page, /^end shift$/);
    },
  },
  {
    name: "the end of a shift",
    file: "shifts/shift-report-screen.tsx",
    come: async (page) => {
      await page.waitForURL(/shift-report$/);
      return main(page, /^end shift$/);
    },
  },
  {
    name: "the end of a day",
    file: "days/end-of-day-screen.tsx",
    come: async (page) => {
      await page.getByText("The shift is ended").waitFor();
      await goTo(page, "/end-of-day");
      await main(page, /^end work day$/).tap();
      return inDialog(page, "Ok");
    },
  },
  {
    name: "the start of a day",
    file: "shifts/start-day-screen.tsx",
    come: async (page) => {
      await page.getByText("The day is ended").waitFor();
      await goTo(page, "/start-of-day");
      return inDialog(page, "Ok");
    },
  },
  {
    name: "the start of a shift",
    file: "shifts/count-form.tsx",
    come: async (page) => {
      await page.getByText("The day is started").waitFor();
      await goTo(page, "/cash-calc");
      return main(page, /^start shift$/);
    },
  },
];

/** In this order: what comes later finds the bills and lines of what came before. */
export const closingButtons: readonly ClosingButton[] = [...orders, ...bills, ...people, ...drawer];

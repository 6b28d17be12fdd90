import { closeDialog, field, inDialog, load, main, type ClosingButton } from "./closing-steps.ts";
import { goTo } from "./till-menu.ts";
import { loadTable } from "./money-journey.ts";
import { button } from "./order-journey.ts";

export const people: readonly ClosingButton[] = [
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
    file: "customers/add-customer-screen.tsx",
    come: async (page) => main(page, /^Add Niran Double/),
  },
  {
    name: "a customer that is chosen",
    file: "customers/choose-customer-screen.tsx",
    come: async (page) => {
      await goTo(page, "/choose-cust");
      await page.getByRole("searchbox").fill("niran");
      return page.getByRole("dialog").getByRole("button", { name: /^Niran Double/ });
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
    file: "stock-delivery/stock-delivery-screen.tsx",
    come: async (page) => {
      await goTo(page, "/stock-delivery");
      await page.getByLabel("Station for Singha bottle").selectOption("Store");
      await page.getByRole("textbox", { name: "Delivered Singha bottle" }).fill("6");
      return page.getByRole("button", { name: /^Confirm/ });
    },
  },
];

export const drawer: readonly ClosingButton[] = [
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
      await button(page, "Receipt").waitFor();
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
    file: "shifts/difference-question.tsx",
    come: async (page) => {
      await page.waitForURL(/shift-report$/);
      await main(page, /^end shift$/).tap();
      return inDialog(page, "end shift");
    },
  },
  {
    name: "the end of a day",
    file: "days/end-of-day-screen.tsx",
    come: async (page) => {
      await page.getByText("Shift ended").waitFor();
      await goTo(page, "/end-of-day");
      await main(page, /^end work day$/).tap();
      return inDialog(page, "Ok");
    },
  },
  {
    name: "the start of a day",
    file: "shifts/start-day-screen.tsx",
    come: async (page) => {
      await page.getByText("Day ended").waitFor();
      await goTo(page, "/start-of-day");
      return inDialog(page, "Ok");
    },
  },
  {
    name: "the start of a shift",
    file: "shifts/count-form.tsx",
    come: async (page) => {
      await page.getByText("Day started").waitFor();
      await goTo(page, "/cash-calc");
      return main(page, /^start shift$/);
    },
  },
];

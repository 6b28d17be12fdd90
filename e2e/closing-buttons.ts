import { people, drawer } from "./closing-counters.ts";
import {
  closeDialog,
  field,
  forLine,
  inDialog,
  load,
  main,
  press,
  type ClosingButton,
} from "./closing-steps.ts";
import { goTo } from "./till-menu.ts";
import { dismissPaid, loadTable } from "./money-journey.ts";
import { button, pressArticle } from "./order-journey.ts";
import { sell } from "./sell.ts";

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
      await page.getByRole("textbox", { name: "Note" }).fill("No salt");
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
    name: "Confirm of answers",
    file: "questions/questions-screen.tsx",
    come: async (page) => {
      await pressArticle(page, "Tenderloin");
      return button(page, "Confirm");
    },
  },
  {
    name: "Add of a set",
    file: "set-menu/set-screen.tsx",
    come: async (page) => {
      await press(page, "Lunch Set");
      for (const choice of ["Som Tam", "Pad See Ew", "Leo Beer"]) {
        await page.locator("main dialog").getByRole("button", { name: choice }).tap();
      }
      return button(page, "Add 249.00");
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
    come: async (page) => {
      await button(page, "Show").tap();
      return inDialog(page, "Close");
    },
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
      await button(page, "Show").waitFor();
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
    name: "Cash for all that is due",
    file: "pay/pay-methods.tsx",
    come: async (page, till) => {
      await load(page, till, "X19");
      await goTo(page, "/pay");
      return button(page, "Pay the rest by Cash");
    },
  },
  {
    name: "a note that pays the bill",
    file: "pay/quick-cash-row.tsx",
    come: async (page, till) => {
      await load(page, till, "X20");
      await goTo(page, "/pay");
      return button(page, "500");
    },
  },
  {
    name: "Close of a payment in cash",
    file: "pay/pay-cash-screen.tsx",
    come: async (page, till) => {
      await dismissPaid(page);
      await load(page, till, "X7");
      await goTo(page, "/pay-cash");
      return button(page, "Close");
    },
  },
  {
    name: "Close of a paid bill",
    file: "bill-view/bill-dialog.tsx",
    come: async (page) => {
      await button(page, "Receipt").tap();
      return inDialog(page, "Close");
    },
  },
  {
    name: "Cancel of a manager's sheet",
    file: "approval/manager-sheet.tsx",
    come: async (page, till) => {
      await load(page, till, "X7");
      await goTo(page, "/discount");
      await button(page, "50 %").tap();
      await button(page, "Regular guest").tap();
      await button(page, "Ask a manager").tap();
      const sheet = page.getByRole("dialog", { name: "Ask a manager" });
      return sheet.getByRole("button", { name: "Cancel" });
    },
  },
  {
    name: "Void",
    file: "void-bill/void-bill-screen.tsx",
    come: async (page, till) => {
      await load(page, till, "X8");
      await goTo(page, "/void-bill");
      await page.getByRole("textbox", { name: "Reason" }).fill("Guests left");
      return main(page, "Void");
    },
  },
];

/** The order matters: later entries use the bills and lines of earlier ones. */
export const closingButtons: readonly ClosingButton[] = [...orders, ...bills, ...people, ...drawer];

import { expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { aPayType } from "../testing/pay-builders.ts";
import { opensDrawer } from "./opens-drawer.ts";

const cash = aPayType({ id: id(6), opensDrawer: true });
const card = aPayType({ id: id(7), indexNumber: 850 });
const types = [cash, card];
const by = ({ id: payType }: typeof cash, total: number) => ({ payType, total: money(total) });

test("the drawer opens for cash, even if a card pays the rest or the cash is a refund", () => {
  expect(opensDrawer([by(cash, 120_00)], types)).toBe(true);
  expect(opensDrawer([by(card, 100_00), by(cash, 20_00)], types)).toBe(true);
  expect(opensDrawer([by(cash, -120_00)], types)).toBe(true);
});

test("the drawer stays closed for a card, and for a cash amount of zero", () => {
  expect(opensDrawer([by(card, 120_00)], types)).toBe(false);
  expect(opensDrawer([by(card, 120_00), by(cash, 0)], types)).toBe(false);
  expect(opensDrawer([], types)).toBe(false);
});

import type { StoredLine } from "@comanda/contract/stored-line";
import type { Bill } from "@comanda/domain/bill/bill";
import { voidBill } from "@comanda/domain/bill/void-bill";
import type { CustomerType } from "@comanda/domain/customer/customer";
import { id, type CustomerId } from "@comanda/domain/id";
import { minorUnitsPerUnit, money, type Money } from "@comanda/domain/money/money";
import { billAmount } from "@comanda/domain/payment/bill-totals";
import { closeBill } from "@comanda/domain/payment/close-bill";
import { roleOf, type PayType } from "@comanda/domain/payment/pay-type";
import type { PayDetail } from "@comanda/domain/bill/settlement";
import type { TakenMoney } from "@comanda/domain/payment/taking-money";
import type { Tender } from "@comanda/domain/payment/tender";
import { weekdayOf, type CalendarDate, type Weekday } from "@comanda/domain/time/calendar";
import { instantOfLocal } from "@comanda/domain/time/instant-of-local";

import { toJson } from "#database/portable-columns.ts";

import { happens, pick, type RandomSource } from "./random-source.ts";
import type { DemoReferenceData } from "./demo-reference-data.ts";
import { orderMinutes, orderTemplate, required } from "./order-template.ts";
import { storedLines, templateRounds, type TemplateRound } from "./template-rounds.ts";
import { guestsInHour } from "./year-days.ts";

/** How the evening of a bill ended. */
export type BillEnd = {
  /** For reports, which ignore the time. */
  readonly bill: Bill;
  readonly status: "open" | "closed" | "voided";
  readonly statusNote: string;
  readonly totals: string | null;
  readonly taken: readonly Tender[];
  readonly amount: Money;
  readonly version: number;
};

/** An evening computed by the business rules, to be repeated in the same hour of other weeks. */
export type BillTemplate = {
  /** Before its end. */
  readonly bill: Bill;
  /** With the template's own times. */
  readonly lines: readonly StoredLine[];
  readonly rounds: readonly TemplateRound[];
  readonly leastMinutes: number;
  /** The customers who may have this evening: none, or one of these. */
  readonly customers: readonly CustomerId[];
  readonly open: BillEnd;
  /** The possible ways of payment, the usual ones more than once. */
  readonly closed: readonly BillEnd[];
  readonly voided: BillEnd;
};

export type BillTemplates = (weekday: Weekday, hour: number) => readonly BillTemplate[];

/** Promotions depend on weekday and hour, so each hour of the week has its own templates. */
export function billTemplates(
  house: DemoReferenceData,
  random: RandomSource,
  { week, inEachHour }: { readonly week: readonly CalendarDate[]; readonly inEachHour: number },
): BillTemplates {
  const made = new Map<string, readonly BillTemplate[]>();
  for (const date of week) {
    for (const [hour] of guestsInHour) {
      const at = instantOfLocal({ ...date, hour, minute: 0, second: 0 }, house.rules.timeZone);
      const templates = Array.from({ length: inEachHour }, () => {
        const guests = happens(random, 0.1) ? pick(random, house.guests) : null;
        const server = pick(random, house.servers).id;
        const customerType = guests?.type ?? null;
        const occasion = { at, server, customerType: customerType?.id ?? null };
        const states = orderTemplate(house, random, occasion);
        return templateOf(house, states, { customerType, customers: guests?.customers ?? [] });
      });
      made.set(`${weekdayOf(date)} ${hour}`, templates);
    }
  }
  return (weekday, hour) => {
    const templates = made.get(`${weekday} ${hour}`);
    if (templates === undefined) throw new Error(`No templates for day ${weekday}, ${hour}:00`);
    return templates;
  };
}

type Guest = {
  readonly customerType: CustomerType | null;
  readonly customers: readonly CustomerId[];
};

function templateOf(
  house: DemoReferenceData,
  states: readonly [Bill, ...Bill[]],
  { customerType, customers }: Guest,
): BillTemplate {
  const { payTypes, currency } = house;
  const bill = states.at(-1) ?? states[0];
  const amount = billAmount(bill, payTypes, currency);
  const shift = { id: id<"shift">(1), workDay: id<"work-day">(1) };
  const at = bill.createdAt;
  const ends = paymentOptions(amount, payTypes, customerType).map((payments) => {
    const staff = id<"staff">(1);
    const rules = { payTypes, customerType, currency, payments, tenders: [], staff, shift, at };
    return endOf(required(closeBill(bill, rules)), amount);
  });
  const reason = "Guest left before the food came";
  const voided = required(voidBill(bill, { reason, at, workDay: shift.workDay, shift: shift.id }));
  return {
    bill,
    lines: storedLines(bill, house),
    rounds: templateRounds(states, house),
    leastMinutes: bill.lines.some(({ type }) => type === "timer") ? 60 : orderMinutes + 1,
    customers,
    open: { ...endOf({ bill, taken: [] }, amount), version: bill.version },
    closed: ends,
    voided: endOf({ bill: voided, taken: [] }, money(0)),
  };
}

function endOf({ bill, taken }: TakenMoney, amount: Money): BillEnd {
  const { status, statusNote, settlement } = bill;
  return {
    bill,
    status,
    statusNote,
    totals: settlement === null ? null : toJson(settlement.totals),
    taken,
    amount,
    version: bill.version + 1,
  };
}

/** Cash in round notes or exact, card, transfer, and invoices for companies. */
function paymentOptions(
  amount: Money,
  payTypes: readonly PayType[],
  customerType: CustomerType | null,
): readonly (readonly PayDetail[])[] {
  const wholly = (payType: PayType): readonly PayDetail[] => [
    { payType: payType.id, total: amount },
  ];
  const roundedUpTo = (payType: PayType, units: number): readonly PayDetail[] => {
    const note = units * minorUnitsPerUnit;
    return [{ payType: payType.id, total: money(Math.ceil(amount / note) * note) }];
  };
  return payTypes.flatMap((payType) => {
    switch (roleOf(payType)) {
      case "cash":
        return [wholly(payType), roundedUpTo(payType, 100), roundedUpTo(payType, 1000)];
      case "method":
        return payType.isCreditCard ? [wholly(payType), wholly(payType)] : [wholly(payType)];
      case "invoice":
        return customerType?.paysByInvoice === true ? [wholly(payType)] : [];
      default:
        return [];
    }
  });
}

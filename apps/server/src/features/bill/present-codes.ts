import type { BillDocument } from "@comanda/contract/print";
import { bankQrAccountOf } from "@comanda/domain/bank-qr/bank-qr-settings";
import { writeBankQr } from "@comanda/domain/bank-qr/write-bank-qr";
import { isOpen, type Bill } from "@comanda/domain/bill/bill";
import type { Money } from "@comanda/domain/money/money";
import { sortByIndex, type PayType } from "@comanda/domain/payment/pay-type";

type DueBill = {
  readonly bill: Bill;
  /** By which the venue finds the payment. */
  readonly number: number;
  readonly due: Money;
};

/** The codes on a bill that is not paid yet: of those pay types whose code the venue prints. */
export function presentCodes(
  { bill, number, due: amount }: DueBill,
  payTypes: readonly PayType[],
): Pick<BillDocument, "codes"> {
  if (!isOpen(bill)) return {};
  const payment = { amount, reference: String(number) };
  const codes = sortByIndex(payTypes)
    .filter(({ printsQr }) => printsQr)
    .flatMap((payType) => {
      const account = bankQrAccountOf(payType);
      const text = account === null ? null : writeBankQr(account, payment);
      return text === null ? [] : [{ name: payType.name, text }];
    });
  return codes.length === 0 ? {} : { codes };
}

import type { BillTotals } from "@comanda/domain/bill/settlement";
import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import { negateMoney, sumMoney } from "@comanda/domain/money/money";

import { useAllMessages } from "#language/all-messages.ts";

type PrivilegeFiguresProps = {
  readonly totals: BillTotals;
  readonly moneyFormat: MoneyFormat;
};

/** What the law takes off the bill for some of its guests. */
export function PrivilegeFigures({ totals, moneyFormat }: PrivilegeFiguresProps) {
  const { privilege } = useAllMessages();
  const { privileges = [] } = totals;
  const figures = [
    { name: privilege.exemption, total: sumMoney(privileges.map((one) => one.exemption)) },
    { name: privilege.discount, total: sumMoney(privileges.map((one) => one.discount)) },
  ];
  return figures
    .filter(({ total }) => total !== 0)
    .map(({ name, total }) => (
      <li key={name} data-kind="discount">
        <span>{name}</span>{" "}
        <output aria-label={name}>{formatMoney(negateMoney(total), moneyFormat)}</output>
      </li>
    ));
}

import type { BillDocument } from "@comanda/contract/print";
import type { Bill } from "@comanda/domain/bill/bill";
import { netOfCharge, type BillTotals } from "@comanda/domain/bill/settlement";
import { noMoney, subtractMoney, sumMoney } from "@comanda/domain/money/money";
import type { PayType } from "@comanda/domain/payment/pay-type";
import { isVat } from "@comanda/domain/payment/privilege-shares";

/** What the law demands on the paper of a bill with privileged guests. */
export function presentPrivilege(
  { privilege }: Pick<Bill, "privilege">,
  { privileges, charges }: BillTotals,
  payTypes: readonly PayType[],
): Pick<BillDocument, "privilege"> {
  if (privilege === null || privileges === undefined) return {};
  const taxes = new Set(payTypes.filter(isVat).map(({ id }) => id));
  const vats = charges.filter(({ payType }) => taxes.has(payType));
  const { guests, rate } = privilege;
  return {
    privilege: {
      guests,
      rate,
      taxedSales: sumMoney(vats.map((charge) => netOfCharge(charge) ?? noMoney)),
      vat: sumMoney(vats.map(({ total }) => total)),
      exemptSales: sumMoney(
        privileges.map(({ gross, exemption }) => subtractMoney(gross, exemption)),
      ),
      holders: privilege.holders.map(({ kind, name, idNumber }, index) => ({
        kind,
        name,
        idNumber,
        exemption: privileges[index]?.exemption ?? noMoney,
        discount: privileges[index]?.discount ?? noMoney,
      })),
    },
  };
}

import { noBankQr } from "@comanda/domain/bank-qr/bank-qr-settings";
import { servingWays } from "@comanda/domain/bill/serving-way";
import { id } from "@comanda/domain/id";
import type { Decimals } from "@comanda/domain/money/currency";
import { formatMoney } from "@comanda/domain/money/format-money";
import { addMoney, minorUnitsPerUnit, money } from "@comanda/domain/money/money";
import { rate } from "@comanda/domain/money/rate";
import { addedCharges } from "@comanda/domain/payment/bill-totals";
import { computeCharges } from "@comanda/domain/payment/compute-charges";
import { payTypesOfWay, roleOf, type PayType } from "@comanda/domain/payment/pay-type";
import { placePayType } from "@comanda/domain/payment/place-pay-type";

import { FormSection } from "#ui/form-frame.tsx";

import { recordsOf } from "./catalog.ts";
import { recordName, type Fields } from "./office-record.ts";
import styles from "./record-form.module.css";
import type { RecordContext } from "./value-text.ts";

type ChargeExampleProps = {
  readonly values: Fields;
  readonly currency: Decimals;
  readonly look: RecordContext;
};

/** Shown until a name is typed. */
const unnamed = "–";

/** Of a charge that is not saved yet. */
const newId = Number.MAX_SAFE_INTEGER;

/** The amount of the example: percentages of it are easy to verify. */
const exampleAmount = money(1000 * minorUnitsPerUnit);

/** What guests would pay with the typed tax or charge and all others. */
export function ChargeExample({ values, currency, look }: ChargeExampleProps) {
  const edited = toEditedCharge(values, look);
  if (edited === null) return null;
  const { title, hint, before, contained, total } = look.office.tools.chargeExample;
  const others = recordsOf(look.catalog, "payType")
    .filter((record) => record.id !== values["id"])
    .map(toPayType);
  const payTypes = [...others, edited];
  // All of it is of a class that the typed charge holds for.
  const sold = { taxClass: edited.taxClasses[0] ?? null, amount: exampleAmount };
  // And so is the bill.
  const [way = "here"] = edited.servingWays;
  const charges = computeCharges([sold], payTypesOfWay(payTypes, way), currency);
  const amount = addMoney(exampleAmount, addedCharges(charges));
  const nameOf = new Map(payTypes.map((payType) => [payType.id, payType.name]));
  const rows = charges.map((charge) => {
    const typed = nameOf.get(charge.payType) ?? "";
    const name = typed.trim() === "" ? unnamed : typed;
    return { ...charge, name: charge.isContained ? contained(name) : name };
  });
  return (
    <FormSection title={title} hint={hint}>
      <table className={styles["versions"]}>
        <tbody>
          <ExampleRow name={before} amount={formatMoney(exampleAmount, look.money)} />
          {rows.map(({ payType, name, total: charged }) => (
            <ExampleRow key={payType} name={name} amount={formatMoney(charged, look.money)} />
          ))}
          <ExampleRow name={total} amount={formatMoney(amount, look.money)} />
        </tbody>
      </table>
    </FormSection>
  );
}

function ExampleRow({ name, amount }: { readonly name: string; readonly amount: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles["figure"]}>{amount}</td>
    </tr>
  );
}

/** Null while no percentage can be read, and for a way to pay. */
function toEditedCharge(values: Fields, { catalog }: RecordContext): PayType | null {
  const { id: own, value, role } = values;
  if (typeof value !== "number" || value < 0) return null;
  if (own !== undefined) {
    const edited = toPayType(values);
    return roleOf(edited) === "charge" ? edited : null;
  }
  if (role !== "charge") return null;
  const holders = recordsOf(catalog, "payType").map((record) => ({
    ...toPayType(record),
    isRetired: record.isRetired,
  }));
  const indexNumber = placePayType({ role, isVat: values["isVat"] === true }, holders);
  return indexNumber === null ? null : toPayType({ ...values, id: newId, indexNumber });
}

function toPayType(record: Fields): PayType {
  return {
    id: id<"pay-type">(Number(record["id"])),
    name: recordName(record),
    indexNumber: Number(record["indexNumber"]),
    value: rate(Number(record["value"])),
    datedRates: [],
    isIncludedInPrice: record["isIncludedInPrice"] === true,
    isOnCharges: record["isOnCharges"] === true,
    taxClasses: taxClassesOf(record["taxClasses"]),
    servingWays: servingWaysOf(record["servingWays"]),
    isCreditCard: record["isCreditCard"] === true,
    isTransfer: record["isTransfer"] === true,
    isVat: record["isVat"] === true,
    isHiddenOnBill: record["isHiddenOnBill"] === true,
    opensDrawer: record["opensDrawer"] === true,
    ...noBankQr,
  };
}

function taxClassesOf(value: unknown): PayType["taxClasses"] {
  return Array.isArray(value) ? value.map((taxClass) => id<"tax-class">(Number(taxClass))) : [];
}

function servingWaysOf(value: unknown): PayType["servingWays"] {
  return Array.isArray(value) ? servingWays.filter((way) => value.includes(way)) : [];
}

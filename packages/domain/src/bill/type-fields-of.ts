import { noMoney } from "../money/money.ts";
import type { Line, TypeFields } from "./line.ts";

const emptyFields = {
  parent: null,
  question: null,
  way: null,
  orderLevel: null,
  isFree: false,
  extra: noMoney,
  commission: noMoney,
  isOnBill: false,
  isInPrice: false,
  unit: null,
  startedAt: null,
  endedAt: null,
  productMinimum: noMoney,
  minimum: noMoney,
  containedCommission: noMoney,
  reason: null,
  rate: null,
  isOfBill: false,
  givenBy: null,
} as const;

/** The inverse of `lineOfType`. A till first needs it for what it stores while offline. */
export function typeFieldsOf(line: Line): TypeFields {
  switch (line.type) {
    case "normal": {
      const { type, parent, orderLevel, isFree, question, extra } = line;
      return { ...emptyFields, type, parent, orderLevel, isFree, question, extra };
    }
    case "mixer": {
      const { type, parent, question, way } = line;
      return { ...emptyFields, type, parent, question, way };
    }
    case "commission": {
      const { type, parent, commission, isOnBill, isInPrice } = line;
      return { ...emptyFields, type, parent, commission, isOnBill, isInPrice };
    }
    case "timer":
      return {
        ...emptyFields,
        type: line.type,
        unit: line.unit,
        startedAt: line.startedAt,
        endedAt: line.endedAt,
        productMinimum: line.productMinimum,
        minimum: line.minimum,
        containedCommission: line.containedCommission,
      };
    case "discount": {
      const { type, parent, reason, rate, isOfBill, givenBy } = line;
      return { ...emptyFields, type, parent, reason, rate, isOfBill, givenBy };
    }
  }
}

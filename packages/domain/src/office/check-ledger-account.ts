import type { LedgerAccount, AccountLimit } from "../accounting/ledger-account.ts";
import { limitsOf } from "../accounting/ledger-account.ts";
import { isClientNumber, isConsultantNumber } from "../accounting/datev-numbers.ts";
import { nameRules } from "./check-article.ts";
import type { Problem, TextRules } from "./problem.ts";

export const ledgerAccountTexts: TextRules = { name: nameRules, number: nameRules };

const limits: readonly AccountLimit[] = ["category", "payType", "expenseCategory", "taxRate"];

/** Programs know accounts by digits or short codes; each use has its own limits; a key of DATEV is a number. */
export function checkLedgerAccount(account: LedgerAccount): readonly Problem[] {
  const allowed = limitsOf(account.use);
  const wrong = limits.filter((limit) => account[limit] !== null && !allowed.includes(limit));
  const isKey = /^\d{0,4}$/.test(account.datevKey);
  return [
    ...wrong.map((field) => ({ field, code: "does-not-fit" as const })),
    ...(/^[\w.:/-]+$/.test(account.number)
      ? []
      : [{ field: "number", code: "not-an-account-number" as const }]),
    ...(isKey ? [] : [{ field: "datevKey", code: "not-a-datev-key" as const }]),
  ];
}

/** DATEV gives a tax consultant and a client no other numbers; a venue without DATEV has none. */
export function checkDatevNumbers(location: {
  readonly datevConsultant: string;
  readonly datevClient: string;
}): readonly Problem[] {
  const { datevConsultant, datevClient } = location;
  const isConsultant = datevConsultant === "" || isConsultantNumber(datevConsultant);
  const isClient = datevClient === "" || isClientNumber(datevClient);
  return [
    ...(isConsultant
      ? []
      : [{ field: "datevConsultant", code: "not-a-consultant-number" as const }]),
    ...(isClient ? [] : [{ field: "datevClient", code: "not-a-client-number" as const }]),
  ];
}

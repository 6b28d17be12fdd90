import type { MoneyFormat } from "@comanda/domain/money/format-money";

import type { LoadedBill } from "../order/index.ts";

export type KeyPadProps = {
  readonly moneyFormat: MoneyFormat;
  /** Whether it also types the cash that guests give. */
  readonly paysCash: boolean;
  /**
   * Called with the bill whose number was typed: an open one is now the current bill, and a closed or voided one is to
   * be shown.
   */
  readonly onFound: (bill: LoadedBill) => void;
  /** Called when the typed number has found a bill or a member of staff. */
  readonly onDone?: () => void;
};

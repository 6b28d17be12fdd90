import type { MoneyFormat } from "@comanda/domain/money/format-money";

import type { RefObject } from "react";

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
  /** What the pad and its key stand in, if a press outside closes it. */
  readonly place?: RefObject<HTMLElement | null>;
  /** Called when the typed number has found a bill or a member of staff, and when the pad is to close. */
  readonly onDone?: () => void;
};

import type { PriceChange } from "@comanda/contract/bill";
import type { Bill } from "@comanda/domain/bill/bill";
import type { LineKey } from "@comanda/domain/bill/line";
import { create } from "zustand";

export type OrderState = {
  /** The current bill, including lines that were added here and are not sent yet. */
  readonly bill: Bill | null;
  /** The line that notes, levels and mixers apply to. */
  readonly selected: LineKey | null;
  /** The line that was touched in the list; it stands open for as long as it is also the selected one. */
  readonly opened: LineKey | null;
  /** The seat that the next lines are for; null for the table. */
  readonly seat: number | null;
  /** Credit-back mode: a press on an article credits one back instead of adding one. */
  readonly isCrediting: boolean;
  /** The text typed on the key pad. */
  readonly typed: string;
  /** The amount typed beside "Pay cash". */
  readonly typedCash: string;
  /** Whether the key pad types into the cash field. */
  readonly isTypingCash: boolean;
  /** The bill as it was sent, while its reply is awaited. */
  readonly sending: Bill | null;
  /** The bill was opened once more while it was being sent: it stays open afterwards. */
  readonly isReopened: boolean;
  /** Another till has opened a bill at the same table or in the same room. */
  readonly isPlaceTaken: boolean;
  /** The user asked for a second open bill at the table. */
  readonly isSecondBill: boolean;
  /** Lines whose price differs from the one shown; they are not sent until the user has answered. */
  readonly unresolvedPrices: readonly PriceChange[];
};

const emptyOrder: OrderState = {
  bill: null,
  selected: null,
  opened: null,
  seat: null,
  isCrediting: false,
  typed: "",
  typedCash: "",
  isTypingCash: false,
  sending: null,
  isReopened: false,
  isPlaceTaken: false,
  isSecondBill: false,
  unresolvedPrices: [],
};

export const useOrder = create<OrderState>(() => emptyOrder);

/** Closes the bill and clears everything that was selected and typed for it. */
export function resetOrder(): void {
  useOrder.setState(emptyOrder);
}

export function selectLine(selected: LineKey | null): void {
  useOrder.setState({ selected });
}

/** Selects a line and opens it where it stands; null closes it. */
export function openLine(line: LineKey | null): void {
  useOrder.setState({ selected: line, opened: line });
}

export function openedLine({ opened, selected }: OrderState): LineKey | null {
  return opened === selected ? opened : null;
}

export function chooseSeat(seat: number | null): void {
  useOrder.setState({ seat });
}

export function typeOnPad(typed: string): void {
  useOrder.setState({ typed });
}

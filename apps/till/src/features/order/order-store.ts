import type { PriceChange } from "@comanda/contract/bill";
import type { Bill } from "@comanda/domain/bill/bill";
import type { LineKey } from "@comanda/domain/bill/line";
import { create } from "zustand";

export type OrderState = {
  /** The bill at hand, with what was added to it here and is not sent yet. */
  readonly bill: Bill | null;
  /** The line that notes, levels and mixers are for. */
  readonly selected: LineKey | null;
  /** A press on an article takes one back instead of adding one. */
  readonly isCrediting: boolean;
  /** What was typed on the key pad. */
  readonly typed: string;
  /** The cash that was typed beside 'Pay cash'. */
  readonly typedCash: string;
  /** The key pad types the cash for now. */
  readonly isTypingCash: boolean;
  readonly isSending: boolean;
  /** This till is paying, voiding, splitting or merging it just now. */
  readonly isEnding: boolean;
  /** Another till was quicker to open a bill at its table or in its room. */
  readonly isPlaceTaken: boolean;
  /** A second open bill at the table was asked for on purpose. */
  readonly isSecondBill: boolean;
  /** What comes to something else than the order shows, and is not sent before somebody has answered. */
  readonly askedPrices: readonly PriceChange[];
};

const nothing: OrderState = {
  bill: null,
  selected: null,
  isCrediting: false,
  typed: "",
  typedCash: "",
  isTypingCash: false,
  isSending: false,
  isEnding: false,
  isPlaceTaken: false,
  isSecondBill: false,
  askedPrices: [],
};

export const useOrder = create<OrderState>(() => nothing);

/** Puts the bill away, with everything that was chosen and typed for it. */
export function resetOrder(): void {
  useOrder.setState(nothing);
}

export function selectLine(selected: LineKey | null): void {
  useOrder.setState({ selected });
}

export function typeOnPad(typed: string): void {
  useOrder.setState({ typed });
}

import { createContext, useContext } from "react";

/** How a screen is left without an answer. */
export type WayOut = {
  readonly onCancel: () => void;
  /** Whether leaving would drop something that was typed. */
  readonly isTyped: boolean;
};

/** What connects a screen with the sheet that it lies on. */
type SheetLink = {
  /** The ID of the heading, which names the sheet. */
  readonly titleId: string;
  readonly setWayOut: (wayOut: WayOut) => void;
};

export const SheetContext = createContext<SheetLink | null>(null);

/** The ID for the heading of a screen; undefined on a page of its own. */
export function useTitleId(): string | undefined {
  return useContext(SheetContext)?.titleId;
}

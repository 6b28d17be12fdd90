import type { LineKey } from "@comanda/domain/bill/line";
import type { ComponentType, PointerEvent } from "react";

import type { Reference } from "#records/reference.ts";

export type LineToolsProps = { readonly lineKey: LineKey; readonly reference: Reference };

/** What comes with a later file: until it is here, a line only opens without its tools. */
export type LineParts = {
  readonly LineTools: ComponentType<LineToolsProps>;
  readonly DropUnsent: ComponentType;
  /** Called when a finger comes down on the list. */
  readonly startSwipe: (event: PointerEvent<HTMLElement>) => void;
};

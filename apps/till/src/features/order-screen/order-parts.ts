import type { Bill } from "@comanda/domain/bill/bill";
import type { LineKey } from "@comanda/domain/bill/line";
import type { Article } from "@comanda/domain/menu/article";
import type { Refusal } from "@comanda/domain/refusal";
import type { ComponentType, PointerEvent, ReactNode, RefObject } from "react";

import type { Reference } from "#records/reference.ts";

import type { KeyPadProps } from "../key-pad-sheet/index.ts";
import type { MenuParts } from "../menu/index.ts";
import type { PriceQuestionProps } from "../price-question/index.ts";
import type { OrderBlock, orderBlocks } from "./order-rows.ts";

export type LineToolsProps = { readonly lineKey: LineKey; readonly reference: Reference };

export type CourseHeadingProps = {
  readonly bill: Bill;
  readonly block: OrderBlock<{ readonly key: LineKey }>;
  readonly className: string | undefined;
};

export type OwnBillsProps = {
  readonly reference: Reference;
  /** Shown if the user has no open bills. */
  readonly children: ReactNode;
  /** Called if the user has some and they should be in sight. */
  readonly onFound: () => void;
};

export type NewLinesInSightProps = {
  /** What grows inside the element that scrolls. */
  readonly list: RefObject<HTMLElement | null>;
  readonly bill: Bill;
  /** On a phone, whether the list was opened over the menu. */
  readonly isOpened: boolean;
};

/** Actions on lines that have a screen of their own. */
export type LineAction = "note" | "level" | "time" | "commission" | "customer";

/**
 * What comes with a later file, right after the first screen: until then, a line opens without its tools, no line is
 * scrolled to, and nothing is credited back.
 */
export type OrderParts = MenuParts & {
  readonly KeyPad: ComponentType<KeyPadProps>;
  readonly PriceQuestion: ComponentType<PriceQuestionProps>;
  readonly LineTools: ComponentType<LineToolsProps>;
  readonly DropUnsent: ComponentType;
  /** The rounds of a bill, or the courses of one that has some. */
  readonly courseBlocks: typeof orderBlocks;
  readonly NewLinesInSight: ComponentType<NewLinesInSightProps>;
  readonly CourseHeading: ComponentType<CourseHeadingProps>;
  /** Nothing where guests do not order by seat. */
  readonly SeatStrip: ComponentType;
  readonly ServingKeys: ComponentType<{ readonly bill: Bill; readonly reference: Reference }>;
  readonly SetOffer: ComponentType<{ readonly bill: Bill; readonly reference: Reference }>;
  readonly OwnBills: ComponentType<OwnBillsProps>;
  /** Called when a finger comes down on the list. */
  readonly startSwipe: (event: PointerEvent<HTMLElement>) => void;
  readonly removeLast: (removed: string) => void;
  readonly repeatLastRound: () => void;
  readonly toggleCrediting: () => void;
  readonly creditArticle: (article: Article) => void;
  readonly creditLine: (line: LineKey) => void;
  readonly leadToLineAction: (action: LineAction) => string | Refusal;
};

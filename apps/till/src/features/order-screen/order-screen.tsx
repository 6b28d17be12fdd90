import type { Article } from "@comanda/domain/menu/article";
import { useCallback, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { useLocation } from "wouter";

import { hasHabit } from "#device/habits.ts";
import { useMessages } from "#language/use-language.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { rememberScreen } from "#ui/remember-screen.ts";
import { useCloseRequest } from "#ui/use-close-request.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { requireSessionPermission } from "../end-bill/index.ts";
import { KeyPadSheet } from "../key-pad-sheet/index.ts";
import { MenuBrowser } from "../menu/index.ts";
import {
  pathAfterPress,
  pressArticle,
  sendOrder,
  useOrder,
  type LoadedBill,
} from "../order/index.ts";
import { ActionsBelowLines, ActionStrip } from "./action-strip.tsx";
import { BillBar } from "./bill-bar.tsx";
import { BillPanel } from "./bill-panel.tsx";
import { MixerStrip } from "./mixer-strip.tsx";
import type { OrderParts } from "./order-parts.ts";
import styles from "./order-screen.module.css";

type OrderScreenProps = {
  readonly reference: Reference;
  /** Called to show a bill as it would be printed. */
  readonly onShowBill: (bill: LoadedBill) => void;
  /** Null until their file is here. */
  readonly parts: OrderParts | null;
};

export function OrderScreen({ reference, onShowBill, parts }: OrderScreenProps) {
  const { order } = useMessages();
  useTitle(order.title);
  const [path] = useLocation();
  const [isBillShown, setIsBillShown] = useState(false);
  const hideBill = useCallback(() => setIsBillShown(false), []);
  const foot = useRef<HTMLDivElement>(null);
  const handlePress = useArticlePress(parts);
  const handlePrint = () => void printOrder(onShowBill);
  const { KeyPad = null } = parts ?? {};
  const pad = { KeyPad, ...padOf(reference, onShowBill) };
  const isPinned = hasHabit("pinned-pad");
  return (
    <div className={styles["screen"]} data-bill={isBillShown}>
      <h1 className={styles["title"]}>
        <VisuallyHidden>{order.title}</VisuallyHidden>
      </h1>
      <div className={styles["bill"]}>
        <BillPanel
          reference={reference}
          lineParts={parts}
          isOpened={isBillShown}
          onPrint={handlePrint}
          onFound={() => setIsBillShown(isInSight(foot.current))}
        />
        <div className={styles["pinned"]}>{isPinned && KeyPad !== null && <KeyPad {...pad} />}</div>
        <ActionsBelowLines parts={parts} />
      </div>
      <div className={styles["menu"]}>
        <MenuBrowser
          menu={reference.menu}
          moneyFormat={reference.moneyFormat}
          foot={<MixerStrip reference={reference} />}
          parts={parts}
          actions={<ActionStrip pad={pad} isPinned={isPinned} parts={parts} />}
          onPress={handlePress}
        />
      </div>
      <div className={styles["seats"]}>{parts !== null && <parts.SeatStrip />}</div>
      <div ref={foot} className={styles["foot"]}>
        <BillBar
          reference={reference}
          isBillShown={isBillShown}
          pad={<KeyPadSheet {...pad} isCompact />}
          onToggle={() => setIsBillShown(!isBillShown)}
          onPrint={handlePrint}
        />
      </div>
      {isBillShown && path === "/order" && <BillCloser bar={foot} onClose={hideBill} />}
      {parts !== null && <parts.PriceQuestion onSend={handlePrint} />}
    </div>
  );
}

type BillCloserProps = {
  readonly bar: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
};

/**
 * A close request takes the order off the menu of a phone, but not from under a sheet, nor from beside the menu of a
 * phone that was turned.
 */
function BillCloser({ bar, onClose }: BillCloserProps) {
  const isOverMenu = useSyncExternalStore(followSize, () => isInSight(bar.current));
  return isOverMenu && <CloseRequest onClose={onClose} />;
}

function CloseRequest({ onClose }: Pick<BillCloserProps, "onClose">) {
  useCloseRequest(onClose);
  return null;
}

function followSize(onChange: () => void): () => void {
  addEventListener("resize", onChange);
  return () => removeEventListener("resize", onChange);
}

/** Only on a phone is there a bar, and does the order lie over the menu. */
function isInSight(bar: HTMLElement | null): boolean {
  return bar !== null && bar.offsetParent !== null;
}

/** A press on a tile orders the article, or in credit-back mode credits one back. */
function useArticlePress(parts: OrderParts | null): (article: Article) => void {
  const [, navigate] = useLocation();
  return useCallback(
    (article: Article) => {
      if (useOrder.getState().isCrediting) {
        parts?.creditArticle(article);
        return;
      }
      const path = pathAfterPress(pressArticle(article), article);
      if (path !== null) navigate(path);
    },
    [navigate, parts],
  );
}

async function printOrder(onShowBill: OrderScreenProps["onShowBill"]): Promise<void> {
  const isStillOpen = rememberScreen();
  const shown = await sendOrder();
  if (shown !== null && isStillOpen()) onShowBill(shown);
}

/** An open bill that was typed is the current bill already; a closed or voided one is shown. */
function padOf({ moneyFormat }: Reference, onShowBill: OrderScreenProps["onShowBill"]) {
  const handleFound = (bill: LoadedBill) => {
    if (bill.mode !== "detail") onShowBill(bill);
  };
  const paysCash = requireSessionPermission("pay-cash") === null;
  return { moneyFormat, paysCash, onFound: handleFound };
}

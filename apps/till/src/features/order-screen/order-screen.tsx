import type { Article } from "@comanda/domain/menu/article";
import { formatMoney } from "@comanda/domain/money/format-money";
import { useCallback, useState, type WheelEvent } from "react";
import { useLocation } from "wouter";

import { hasHabit } from "#device/habits.ts";
import { useMessages } from "#language/use-language.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { rememberScreen } from "#ui/remember-screen.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { requireSessionPermission } from "../end-bill/index.ts";
import { KeyPadSheet } from "../key-pad-sheet/index.ts";
import { MenuBrowser, useArticlesNow } from "../menu/index.ts";
import {
  pathAfterPress,
  pressArticle,
  sendOrder,
  useOrder,
  type LoadedBill,
  itemForMixers,
  mixersOf,
  pressMixer,
} from "../order/index.ts";
import { ActionStrip } from "./action-strip.tsx";
import { BillBar } from "./bill-bar.tsx";
import { BillPanel } from "./bill-panel.tsx";
import { OrderActions } from "./order-actions.tsx";
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
  const [isBillShown, setIsBillShown] = useState(false);
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
          onFound={() => setIsBillShown(true)}
        />
        <div className={styles["pinned"]}>{isPinned && KeyPad !== null && <KeyPad {...pad} />}</div>
        <div className={styles["bill-actions"]}>
          <OrderActions parts={parts} />
        </div>
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
      <div className={styles["foot"]}>
        <BillBar
          reference={reference}
          isBillShown={isBillShown}
          pad={<KeyPadSheet {...pad} isCompact />}
          onToggle={() => setIsBillShown(!isBillShown)}
          onPrint={handlePrint}
        />
      </div>
      {parts !== null && <parts.PriceQuestion onSend={handlePrint} />}
    </div>
  );
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

/** A mouse has no other way to mixers that are out of sight. */
function scrollSideways({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLElement>): void {
  if (deltaX === 0) currentTarget.scrollBy({ left: deltaY });
}

/** The mixers for the selected item, or for the last one. */
function MixerStrip({ reference }: { readonly reference: Reference }) {
  const { order } = useMessages();
  const bill = useOrder((state) => state.bill);
  const selected = useOrder((state) => state.selected);
  const item = bill === null ? null : itemForMixers(bill, selected);
  const group = item === null ? null : mixersOf(reference.menu, item);
  const mixers = useArticlesNow(
    (group?.articles ?? []).flatMap(
      (id) => reference.menu.articles.find((article) => article.id === id) ?? [],
    ),
  );
  return (
    <section aria-label={order.mixers} className={styles["mixers"]} onWheel={scrollSideways}>
      {mixers.map((article) => (
        <Button key={article.id} kind="plain" onClick={() => pressMixer(article)}>
          + {article.name}
          {article.price !== 0 && (
            <span className={styles["price"]}>
              {formatMoney(article.price, reference.moneyFormat)}
            </span>
          )}
        </Button>
      ))}
    </section>
  );
}

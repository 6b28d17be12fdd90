import type { Article } from "@comanda/domain/menu/article";
import { formatMoneyWithSign, formatMoney } from "@comanda/domain/money/format-money";
import { billAmount } from "@comanda/domain/payment/bill-totals";
import { currentLines, type Bill } from "@comanda/domain/bill/bill";
import { useCallback, useState, type ReactNode } from "react";
import { useLocation } from "wouter";

import { useMessages } from "#language/use-language.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { rememberScreen } from "#ui/remember-screen.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { KeyPad, KeyPadSheet } from "../key-pad/index.ts";
import { MenuBrowser } from "../menu/index.ts";
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
import { PriceQuestion } from "../price-question/index.ts";
import { BillPanel } from "./bill-panel.tsx";
import { OrderActions } from "./order-actions.tsx";
import styles from "./order-screen.module.css";
import { isPayNext, PayButton } from "./pay-button.tsx";
import { PrintButton } from "./print-button.tsx";

type OrderScreenProps = {
  readonly reference: Reference;
  /** Called to show a bill as it would be printed. */
  readonly onShowBill: (bill: LoadedBill) => void;
};

export function OrderScreen({ reference, onShowBill }: OrderScreenProps) {
  const { order } = useMessages();
  useTitle(order.title);
  const [, navigate] = useLocation();
  const [isBillShown, setIsBillShown] = useState(false);
  const handlePress = useCallback(
    (article: Article) => {
      const path = pathAfterPress(pressArticle(article), article);
      if (path !== null) navigate(path);
    },
    [navigate],
  );
  const handlePrint = async () => {
    const isStillOpen = rememberScreen();
    const shown = await sendOrder();
    if (shown !== null && isStillOpen()) onShowBill(shown);
  };
  const pad = padOf(reference, onShowBill);
  return (
    <div className={styles["screen"]} data-bill={isBillShown}>
      <h1 className={styles["title"]}>
        <VisuallyHidden>{order.title}</VisuallyHidden>
      </h1>
      <div className={styles["bill"]}>
        <BillPanel
          reference={reference}
          isOpened={isBillShown}
          onPrint={() => void handlePrint()}
        />
        <div className={styles["bill-actions"]}>
          <OrderActions moneyFormat={reference.moneyFormat} />
        </div>
      </div>
      <div className={styles["menu"]}>
        <MenuBrowser
          menu={reference.menu}
          moneyFormat={reference.moneyFormat}
          foot={<MixerStrip reference={reference} />}
          onPress={handlePress}
        />
      </div>
      <div className={styles["dock"]}>
        <KeyPad {...pad} />
        <OrderActions moneyFormat={reference.moneyFormat} />
      </div>
      <div className={styles["foot"]}>
        <BillBar
          reference={reference}
          isBillShown={isBillShown}
          pad={<KeyPadSheet {...pad} isCompact />}
          onToggle={() => setIsBillShown(!isBillShown)}
          onPrint={() => void handlePrint()}
        />
      </div>
      <PriceQuestion onSend={() => void handlePrint()} />
    </div>
  );
}

/** An open bill that was typed is the current bill already; a closed or voided one is shown. */
function padOf({ moneyFormat }: Reference, onShowBill: OrderScreenProps["onShowBill"]) {
  const handleFound = (bill: LoadedBill) => {
    if (bill.mode !== "detail") onShowBill(bill);
  };
  return { moneyFormat, onFound: handleFound };
}

type BillBarProps = {
  readonly reference: Reference;
  readonly isBillShown: boolean;
  readonly pad: ReactNode;
  readonly onToggle: () => void;
  readonly onPrint: () => void;
};

/** On a phone the bill lies under the menu; its total and the next step stay visible. */
function BillBar({ reference, isBillShown, pad, onToggle, onPrint }: BillBarProps) {
  const { order } = useMessages();
  const bill = useOrder((state) => state.bill);
  const fresh = bill === null ? 0 : currentLines(bill).length;
  const amount = bill === null ? null : billAmount(bill, reference.payTypes, reference.currency);
  return (
    <>
      <Button kind="plain" aria-expanded={isBillShown} onClick={onToggle}>
        {isBillShown ? order.hideBill : order.showBill}
        {fresh > 0 && !isBillShown && <span>{order.newCount(fresh)}</span>}
      </Button>
      {pad}
      {amount !== null && (
        <strong className={styles["amount"]}>
          {formatMoneyWithSign(amount, reference.moneyFormat)}
        </strong>
      )}
      <NextStep bill={bill} onPrint={onPrint} />
    </>
  );
}

type NextStepProps = { readonly bill: Bill | null; readonly onPrint: () => void };

/** The primary button of a phone: new order, Print or Pay. */
function NextStep({ bill, onPrint }: NextStepProps) {
  const { order } = useMessages();
  const [, navigate] = useLocation();
  if (bill === null) {
    return (
      <Button kind="next" onClick={() => navigate("/new-order")}>
        {order.newOrder}
      </Button>
    );
  }
  if (isPayNext(bill)) return <PayButton bill={bill} />;
  return <PrintButton bill={bill} onPrint={onPrint} />;
}

/** The mixers for the selected item, or for the last one. */
function MixerStrip({ reference }: { readonly reference: Reference }) {
  const { order } = useMessages();
  const bill = useOrder((state) => state.bill);
  const selected = useOrder((state) => state.selected);
  const item = bill === null ? null : itemForMixers(bill, selected);
  const group = item === null ? null : mixersOf(reference.menu, item);
  const mixers = (group?.articles ?? []).flatMap(
    (id) => reference.menu.articles.find((article) => article.id === id) ?? [],
  );
  return (
    <section aria-label={order.mixers} className={styles["strip"]}>
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

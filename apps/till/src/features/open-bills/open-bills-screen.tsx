import { countOpenBills } from "@comanda/domain/bill/list-bills";
import type { BillId } from "@comanda/domain/id";
import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import { isRefusal } from "@comanda/domain/refusal";
import { useCallback } from "react";
import { useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { useOtherViewers } from "#records/use-other-viewers.ts";
import { Empty } from "#ui/empty.tsx";
import { Screen } from "#ui/screen.tsx";

import { BillTile, BillTiles, EndedBillTile } from "../bill-tile/index.ts";
import { KeyPad } from "../key-pad/index.ts";
import { KeyPadSheet } from "../key-pad-sheet/index.ts";
import { showRefusal } from "../notice/index.ts";
import { loadBill, type LoadedBill } from "../order/index.ts";
import { OrdersAside } from "../orders-aside/index.ts";
import styles from "./open-bills-screen.module.css";
import { useOpenBillCards } from "./use-open-bill-cards.ts";

type OpenBillsScreenProps = {
  readonly reference: Reference;
  /** Called when the typed number belongs to a bill that is no longer open. */
  readonly onShowBill: (bill: LoadedBill) => void;
};

/** All open bills; a touch, or typing the number on a phone's pad, loads one into the order. */
export function OpenBillsScreen({ reference, onShowBill }: OpenBillsScreenProps) {
  const { order } = useAllMessages();
  useTitle(order.openBillsTitle);
  const [, navigate] = useLocation();
  const cards = useOpenBillCards(reference, "all");
  const { count, total } = countOpenBills(cards.rows);
  const handlePress = useCallback(
    (id: BillId) => {
      const loaded = loadBill(id);
      if (isRefusal(loaded)) showRefusal(loaded);
      else navigate("/order");
    },
    [navigate],
  );
  const handleFound = (bill: LoadedBill) => {
    if (bill.mode === "detail") navigate("/order");
    else onShowBill(bill);
  };
  return (
    <Screen
      title={order.openBillsTitle}
      foot={
        <div className={styles["foot"]}>
          <KeyPadSheet
            KeyPad={KeyPad}
            moneyFormat={reference.moneyFormat}
            paysCash={false}
            onFound={handleFound}
          />
        </div>
      }
      aside={
        <p className={styles["sum"]}>
          {order.openBillsSum(count, formatMoney(total, reference.moneyFormat))}
        </p>
      }
    >
      <OrdersAside />
      {count === 0 && <Empty title={order.noOpenBills} hint={order.noOpenBillsHint} />}
      {count > 0 && (
        <OpenBillTiles cards={cards} moneyFormat={reference.moneyFormat} onPress={handlePress} />
      )}
    </Screen>
  );
}

type OpenBillTilesProps = {
  readonly cards: ReturnType<typeof useOpenBillCards>;
  readonly moneyFormat: MoneyFormat;
  readonly onPress: (bill: BillId) => void;
};

function OpenBillTiles({ cards, moneyFormat, onPress }: OpenBillTilesProps) {
  const viewersOf = useOtherViewers();
  return (
    <BillTiles items={cards.places}>
      {(id) => {
        const card = cards.cardOf(id);
        return card?.row.status === "open" ? (
          <BillTile
            key={id}
            {...card}
            format={moneyFormat}
            others={viewersOf(id)}
            onPress={onPress}
          />
        ) : (
          <EndedBillTile key={id} row={card?.row ?? null} />
        );
      }}
    </BillTiles>
  );
}

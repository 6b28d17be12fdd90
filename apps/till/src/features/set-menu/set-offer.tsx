import { isOpen, type Bill } from "@comanda/domain/bill/bill";
import { findSetInOrder } from "@comanda/domain/bill/find-set-in-order";
import { makeSet } from "@comanda/domain/bill/make-set";
import type { Menu } from "@comanda/domain/menu/menu";
import { formatMoney } from "@comanda/domain/money/format-money";
import { useMemo } from "react";
import { useStore } from "zustand";

import { useAllMessages } from "#language/all-messages.ts";
import { offeredMenuStore } from "#records/offered-menu.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";

import { changeOrder, newLineKey, saleMoment, useOrder } from "../order/index.ts";
import styles from "./set-offer.module.css";

/** Only the sets that are served now and what they offer, because every press searches it; null if none is served. */
function searchableMenu(menu: Menu, offered: Menu): Menu | null {
  const served = new Set(offered.articles.filter(({ isSet }) => isSet).map(({ id }) => id));
  if (served.size === 0) return null;
  const questions = menu.questions.filter(({ articles }) => articles.some((id) => served.has(id)));
  const parts = new Set(questions.flatMap(({ choices }) => choices.map(({ article }) => article)));
  const articles = menu.articles.filter(({ id, isSet }) => (isSet ? served : parts).has(id));
  return { ...menu, questions, articles };
}

type SetOfferProps = { readonly bill: Bill; readonly reference: Reference };

/** Says that unsent lines make up a set, which one touch puts in their place. */
export function SetOffer({ bill, reference }: SetOfferProps) {
  const { lines } = useAllMessages();
  const isSending = useOrder((state) => state.sending !== null);
  const { menu, moneyFormat, currency, promotions } = reference;
  const offered = useStore(offeredMenuStore) ?? menu;
  const searched = useMemo(() => searchableMenu(menu, offered), [menu, offered]);
  const found = useMemo(
    () =>
      searched !== null && isOpen(bill)
        ? findSetInOrder(bill, { menu: searched, moment: saleMoment(bill), currency })
        : null,
    [searched, bill, currency],
  );
  if (found === null || isSending) return null;
  const { set, sets, before, after } = found;
  const name = sets > 1 ? `${sets} × ${set.name}` : set.name;
  const handleUse = () =>
    changeOrder(
      (now) =>
        makeSet(now, found, { key: newLineKey(), promotions, moment: saleMoment(now), currency }),
      () => ({ selected: null, opened: null }),
    );
  return (
    <div className={styles["offer"]}>
      <p>
        {lines.makesSet(name, formatMoney(after, moneyFormat), formatMoney(before, moneyFormat))}
      </p>
      <Button kind="plain" onClick={handleUse}>
        {lines.useSet}
      </Button>
    </div>
  );
}

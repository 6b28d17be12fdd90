import { formatMoney } from "@comanda/domain/money/format-money";

import { useMessages } from "#language/use-language.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { scrollSideways } from "#ui/scroll-sideways.ts";

import { useArticlesNow } from "../menu/index.ts";
import { itemForMixers, mixersOf, pressMixer, useOrder } from "../order/index.ts";
import styles from "./mixer-strip.module.css";

/** The mixers for the selected item, or for the last one. */
export function MixerStrip({ reference }: { readonly reference: Reference }) {
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

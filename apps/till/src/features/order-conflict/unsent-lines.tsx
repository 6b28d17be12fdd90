import type { NewItem } from "@comanda/contract/bill";

import { useOutboxMessages } from "#language/outbox-messages.ts";
import type { Reference } from "#records/reference.ts";

import { itemNames } from "../item-names/index.ts";
import type { UnsentItems } from "../order/index.ts";
import styles from "./order-conflict.module.css";

type UnsentLinesProps = { readonly unsent: UnsentItems; readonly reference: Reference };

/** The names of the unsent lines. */
export function UnsentLines({ unsent: { movable, bound }, reference }: UnsentLinesProps) {
  const outbox = useOutboxMessages();
  const list = (title: string, items: readonly NewItem[]) =>
    items.length > 0 && (
      <>
        <p>{title}</p>
        <ul aria-label={title} className={styles["lines"]}>
          {itemNames(items, { outbox, reference }).map((name, index) => (
            <li key={items[index]?.key ?? name}>{name}</li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      {list(outbox.title, movable)}
      {list(outbox.boundTitle, bound)}
    </>
  );
}

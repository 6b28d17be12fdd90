import { useMessages } from "#language/use-language.ts";
import { Key } from "#ui/key.tsx";

import { removeLast, toggleCrediting, useOrder } from "../order/index.ts";
import styles from "./order-actions.module.css";

/** What is done to lines, between the pad and the tiles where the hand is. */
export function OrderActions() {
  const { order } = useMessages();
  const isCrediting = useOrder((state) => state.isCrediting);
  return (
    <div className={styles["actions"]}>
      <Key kind="word" onPress={removeLast}>
        {order.removeLast}
      </Key>
      <Key kind="word" isPressed={isCrediting} onPress={toggleCrediting}>
        {order.creditBack}
      </Key>
    </div>
  );
}

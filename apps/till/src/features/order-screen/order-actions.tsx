import { isRefusal } from "@comanda/domain/refusal";
import { useLocation } from "wouter";

import type { Messages } from "#language/language.ts";
import { useMessages } from "#language/use-language.ts";
import { blockIfPending } from "#records/outbox-link.ts";
import { Button } from "#ui/button.tsx";
import { Key } from "#ui/key.tsx";

import { requireSessionPermission } from "../end-bill/index.ts";
import { showRefusal, useAction } from "../notice/index.ts";
import { useOrder } from "../order/index.ts";
import { pulseDrawer } from "../papers/index.ts";
import styles from "./order-actions.module.css";
import type { LineAction, OrderParts } from "./order-parts.ts";
import { PayCashButton } from "./pay-cash-button.tsx";

/** A button that opens a screen of its own, or shows why it cannot. */
type OrderAction = {
  readonly name: LineAction;
  readonly label: (messages: Messages) => string;
};

const orderActions: readonly OrderAction[] = [
  { name: "note", label: ({ lines }) => lines.addNote },
  { name: "level", label: ({ lines }) => lines.orderLevel },
  { name: "time", label: ({ lines }) => lines.changeTime },
  { name: "commission", label: ({ lines }) => lines.commission },
  { name: "customer", label: ({ customers }) => customers.chooseCustomer },
];

export type OrderActionsProps = {
  /** Null until their file is here. */
  readonly parts: OrderParts | null;
  /** Called after a press that is not often followed by another one here. */
  readonly onDone: () => void;
};

/** Actions on lines and on the whole order, between the pad and the tiles, within reach of the hand. */
export function OrderActions({ parts, onDone }: OrderActionsProps) {
  const messages = useMessages();
  const { order } = messages;
  const [, navigate] = useLocation();
  const isCrediting = useOrder((state) => state.isCrediting);
  const handlePress = (name: LineAction) => {
    if (parts === null) return;
    onDone();
    const path = parts.leadToLineAction(name);
    if (isRefusal(path)) showRefusal(path);
    else navigate(path);
  };
  return (
    <div className={styles["actions"]}>
      <Key
        kind="word"
        isDisabled={parts === null}
        onPress={() => parts?.removeLast(order.lineRemoved)}
      >
        {order.removeLast}
      </Key>
      <Key
        kind="word"
        isPressed={isCrediting}
        isDisabled={parts === null}
        onPress={() => {
          parts?.toggleCrediting();
          onDone();
        }}
      >
        {order.creditBack}
      </Key>
      <Key
        kind="word"
        isDisabled={parts === null}
        onPress={() => {
          parts?.repeatLastRound();
          onDone();
        }}
      >
        {order.repeatRound}
      </Key>
      {orderActions.map((action) => (
        <Button
          key={action.name}
          kind="plain"
          disabled={parts === null}
          onClick={() => handlePress(action.name)}
        >
          {action.label(messages)}
        </Button>
      ))}
      {requireSessionPermission("open-drawer") === null && <DrawerAction onPress={onDone} />}
      {requireSessionPermission("pay-cash") === null && <PayCashButton onPress={onDone} />}
    </div>
  );
}

/** The drawer opens only once per press. */
function DrawerAction({ onPress }: { readonly onPress: () => void }) {
  const { papers } = useMessages();
  const { isBusy, run } = useAction();
  const handleClick = () => {
    onPress();
    if (!blockIfPending(null)) void run(pulseDrawer);
  };
  return (
    <Button kind="plain" isBusy={isBusy} onClick={handleClick}>
      {papers.openDrawer}
    </Button>
  );
}

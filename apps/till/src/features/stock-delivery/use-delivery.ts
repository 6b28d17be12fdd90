import type { StockReply } from "@comanda/contract/stock-record";
import { isFormErrors, type FormErrors } from "@comanda/domain/form/field-error";
import { quantityField } from "@comanda/domain/form/stock-delivery-form";
import type { NumberSeparators } from "@comanda/domain/money/read-number";
import type { StationDelivery } from "@comanda/domain/stock/group-deliveries-by-station";
import type { StockItem } from "@comanda/domain/stock/stock";
import { useCallback, useReducer, useState } from "react";
import { useLocation } from "wouter";

import { useAllMessages, type AllMessages } from "#language/all-messages.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";
import { rememberScreen } from "#ui/remember-screen.ts";
import { useUnsaved } from "#ui/unsaved.tsx";

import { showSuccess, useAction } from "../notice/index.ts";
import { requireSession } from "../order/index.ts";
import { changeDelivery, type DeliveryChange, type DeliveryState } from "./delivery-state.ts";
import { savedText, tooMuchTakenText } from "./saved-text.ts";
import { deliveriesOf, sendDelivery, typedRows } from "./send-delivery.ts";

/** The current delivery. By default everything goes to this till's station. */
export function useDelivery(
  items: readonly StockItem[],
  counts: ReadonlyMap<string, StockReply>,
  signs: NumberSeparators,
) {
  const messages = useAllMessages();
  const { floor } = messages;
  const [, navigate] = useLocation();
  const [state, dispatch] = useReducer(changeDelivery, null, atThisStation);
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, run } = useAction();
  useUnsaved([...state.quantities.values()].some(Boolean), isBusy);
  // Stable, so that a key renders only its own row.
  const change = useCallback((changed: DeliveryChange) => {
    if (changed.kind !== "focus") setProblem(null);
    dispatch(changed);
  }, []);
  const rows = typedRows(state, items, counts);
  const deliveries = deliveriesOf(rows, signs);
  const homeless = rows.filter(({ target }) => target === null);
  const namesOfHomeless = items
    .filter(({ id }) => homeless.some(({ stockItem }) => stockItem === id))
    .map(({ name }) => name)
    .join(", ");
  const texts = { items, floor, decimalSeparator: signs.decimalSeparator };
  const send = async (toSend: readonly StationDelivery[]) => {
    const isStillOpen = rememberScreen();
    const failure = await sendDelivery(toSend);
    if (failure !== null) return failure;
    showSuccess(savedText(toSend, texts));
    if (!isStillOpen()) return null;
    if (homeless.length === 0) navigate("/order");
    else {
      dispatch({ kind: "sent", items: itemsOf(toSend) });
      setProblem(floor.withoutStation(namesOfHomeless));
    }
    return null;
  };
  const confirm = () => {
    if (isBusy) return;
    setProblem(null);
    if (isFormErrors(deliveries)) {
      setProblem(unreadableRowText(deliveries, items, messages));
      return;
    }
    const tooMuch = tooMuchTakenText(deliveries, texts);
    if (tooMuch !== null) setProblem(tooMuch);
    else if (deliveries.length > 0) void run(() => send(deliveries));
    else if (homeless.length > 0) setProblem(floor.withoutStation(namesOfHomeless));
    else setProblem(floor.nothingDelivered);
  };
  const count = isFormErrors(deliveries) ? 0 : countRows(deliveries);
  return { state, change, problem, isBusy, count, confirm };
}

/** Which row is invalid, and why. */
function unreadableRowText(
  { fieldErrors }: FormErrors,
  items: readonly StockItem[],
  messages: AllMessages,
): string {
  return fieldErrors
    .map((error) => {
      const item = items.find(({ id }) => quantityField(id) === error.field);
      return fieldProblemText(error, item?.name ?? error.field, messages);
    })
    .join(". ");
}

function atThisStation(): DeliveryState {
  return {
    station: requireSession().user.station,
    stations: new Map(),
    quantities: new Map(),
    active: null,
  };
}

function itemsOf(deliveries: readonly StationDelivery[]) {
  return new Set(deliveries.flatMap(({ stocks }) => stocks.map(({ stockItem }) => stockItem)));
}

function countRows(deliveries: readonly StationDelivery[]): number {
  return deliveries.reduce((sum, { stocks }) => sum + stocks.length, 0);
}

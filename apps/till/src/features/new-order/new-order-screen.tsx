import type { NewOrderFormValues } from "@comanda/domain/form/new-order-form";
import { isFormErrors } from "@comanda/domain/form/field-error";
import { isRefusal, type Refusal } from "@comanda/domain/refusal";
import { isCashier } from "@comanda/domain/staff/is-cashier";
import { useEffect, useState } from "react";
import { Redirect, useLocation } from "wouter";
import { createOrder, type NewOrder } from "@comanda/domain/bill/create-order";
import { checkPlaceFree } from "@comanda/domain/bill/place";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import { Button } from "#ui/button.tsx";

import { requireNewOrder } from "../end-bill/index.ts";
import { showRefusal } from "../notice/index.ts";
import {
  loadBill,
  openBillAt,
  requireSession,
  showStaffRefusal,
  openBills,
  resetOrder,
  useOrder,
  currentWholeSecond,
} from "../order/index.ts";
import type { BillHeader } from "./change-header.ts";
import { findFreePlaces } from "./find-free-places.ts";
import { OrderForm, type ChangeField, type FilledForm } from "./order-form.tsx";
import { orderFormProblems, type OrderFormProblems } from "./order-form-problems.ts";
import { parseOrder } from "./parse-order.ts";
import { PlaceTakenQuestion } from "./place-taken-question.tsx";

export function NewOrderScreen() {
  const messages = useAllMessages();
  const { order } = messages;
  useTitle(order.newOrderTitle);
  const [, navigate] = useLocation();
  const [problems, setProblems] = useState<OrderFormProblems>({});
  // Read once: nothing moves under a finger.
  const [places] = useState(findFreePlaces);
  const [refusal] = useState(requireNewOrder);
  const [taken, setTaken] = useState<BillHeader | null>(null);
  const begin = (draft: BillHeader, isSecondBill: boolean) => {
    const problem = startOrder(draft, isSecondBill);
    if (problem?.refusal === "table-taken") setTaken(draft);
    else if (problem === null) navigate("/order");
    else showRefusal(problem);
  };
  useEffect(() => {
    if (refusal !== null) showRefusal(refusal);
  }, [refusal]);
  if (refusal !== null) return <Redirect to="/order" replace />;
  const handleSubmit = ({ values, customer }: FilledForm, changeField: ChangeField) => {
    setTaken(null);
    const draft = parseOrder(values);
    const handleStaff = (staffId: string) => {
      changeField("staffId", staffId);
      handleSubmit({ values: { ...values, staffId }, customer }, changeField);
    };
    if (isFormErrors(draft)) {
      setProblems(orderFormProblems(draft, messages));
      return;
    }
    setProblems({});
    if (isRefusal(draft)) showStaffRefusal(draft, handleStaff);
    else begin({ ...draft, customer }, false);
  };
  return (
    <OrderForm
      title={order.newOrderTitle}
      values={emptyForm()}
      customer={null}
      problems={problems}
      freePlaces={places}
      isBusy={false}
      onSubmit={handleSubmit}
      onCancel={() => navigate("/order")}
    >
      {taken !== null && (
        <TakenPlace
          draft={taken}
          onOpen={() => {
            openExistingBill(taken);
            navigate("/order");
          }}
          onSecond={() => begin(taken, true)}
        />
      )}
    </OrderForm>
  );
}

type TakenPlaceProps = {
  readonly draft: BillHeader;
  readonly onOpen: () => void;
  readonly onSecond: () => void;
};

function TakenPlace({ draft, onOpen, onSecond }: TakenPlaceProps) {
  const { order } = useAllMessages();
  return (
    <PlaceTakenQuestion place={draft.place}>
      <Button kind="next" onClick={onOpen}>
        {order.openThatBill}
      </Button>
      <Button kind="plain" onClick={onSecond}>
        {order.secondBill}
      </Button>
    </PlaceTakenQuestion>
  );
}

/** Prefilled with a waiter's own ID; a cashier types whose order it is. */
function emptyForm(): NewOrderFormValues {
  const { user } = requireSession();
  return { table: "", room: "", cover: "", staffId: isCashier(user) ? "" : user.ref };
}

function openExistingBill({ place }: BillHeader): void {
  const bill = openBillAt(place);
  const loaded = bill === null ? null : loadBill(bill);
  if (isRefusal(loaded)) showRefusal(loaded);
}

/** Replaces the current order with a new one. */
function startOrder(order: NewOrder, isSecondBill: boolean): Refusal | null {
  const refusal = requireNewOrder();
  if (refusal !== null) return refusal;
  const bill = createOrder(order, currentWholeSecond());
  if (isRefusal(bill)) return bill;
  const taken =
    order.place === null ? null : checkPlaceFree(order.place, openBills(), isSecondBill);
  if (taken !== null) return taken;
  resetOrder();
  useOrder.setState({ bill, isSecondBill });
  return null;
}

import { toWirePlace } from "@comanda/contract/bill-record";
import type { Bill } from "@comanda/domain/bill/bill";
import { isSamePlace } from "@comanda/domain/bill/place";
import { isFormErrors } from "@comanda/domain/form/field-error";
import type { NewOrderFormValues } from "@comanda/domain/form/new-order-form";
import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";
import { Redirect, useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import { Button } from "#ui/button.tsx";

import { isTableTaken, useSaving } from "../notice/index.ts";
import { openBillAt, showStaffRefusal, staffOfLocation, useOrder } from "../order/index.ts";
import { changeHeader, type BillHeader } from "./change-header.ts";
import { findFreePlaces } from "./find-free-places.ts";
import { OrderForm, type ChangeField, type Field, type FilledForm } from "./order-form.tsx";
import { orderFormProblems, type OrderFormProblems } from "./order-form-problems.ts";
import { parseOrder } from "./parse-order.ts";
import { PlaceTakenQuestion } from "./place-taken-question.tsx";

/** Edits the table, covers and staff of the current order. */
export function ChangeOrderScreen() {
  const messages = useAllMessages();
  const { order, tables } = messages;
  useTitle(order.changeOrderTitle);
  const [, navigate] = useLocation();
  const bill = useOrder((state) => state.bill);
  const [problems, setProblems] = useState<OrderFormProblems>({});
  // Read once: nothing moves under a finger.
  const [places] = useState(findFreePlaces);
  const { isBusy, save } = useSaving();
  const [taken, setTaken] = useState<BillHeader | null>(null);
  const first = fieldOf(useHistoryState<unknown>());
  if (bill === null) return <Redirect to="/order" />;
  const saveHeader = (header: BillHeader, isSecondBill: boolean) =>
    void save(async () => {
      const problem = await changeHeader(header, isSecondBill);
      if (isTableTaken(problem)) setTaken(header);
      return problem;
    });
  const begin = (header: BillHeader) => {
    const isMoved = !isSamePlace(bill.place, header.place);
    if (isMoved && openBillAt(header.place) !== null) setTaken(header);
    else saveHeader(header, false);
  };
  const handleSubmit = ({ values, customer }: FilledForm, changeField: ChangeField) => {
    const draft = parseOrder(values);
    const handleStaff = (staffId: string) => {
      changeField("staffId", staffId);
      handleSubmit({ values: { ...values, staffId }, customer }, changeField);
    };
    setTaken(null);
    setProblems(isFormErrors(draft) ? orderFormProblems(draft, messages) : {});
    if (isRefusal(draft)) showStaffRefusal(draft, handleStaff);
    else if (!isFormErrors(draft) && !isBusy) begin({ ...draft, customer });
  };
  return (
    <OrderForm
      title={order.changeOrderTitle}
      values={valuesOf(bill)}
      customer={bill.customer}
      problems={problems}
      first={first}
      freePlaces={places}
      isBusy={isBusy}
      onSubmit={handleSubmit}
      onCancel={() => navigate("/order")}
    >
      {taken !== null && (
        <PlaceTakenQuestion place={taken.place}>
          <Button kind="plain" isBusy={isBusy} onClick={() => saveHeader(taken, true)}>
            {tables.secondBill}
          </Button>
        </PlaceTakenQuestion>
      )}
    </OrderForm>
  );
}

const fieldsOfFacts: readonly Field[] = ["table", "cover", "staffId"];

/** The field of the fact that was touched to come here. */
function fieldOf(state: unknown): Field | undefined {
  const isState = typeof state === "object" && state !== null && "field" in state;
  return isState ? fieldsOfFacts.find((field) => field === state.field) : undefined;
}

function valuesOf({ place, cover, staff }: Bill): NewOrderFormValues {
  const { staffs } = staffOfLocation();
  return {
    ...toWirePlace(place),
    cover: cover === null ? "" : String(cover),
    staffId: staffs.find(({ id }) => id === staff)?.ref ?? "",
  };
}

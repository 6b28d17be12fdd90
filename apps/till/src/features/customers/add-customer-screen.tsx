import type { CustomerId } from "@comanda/domain/id";
import { useState } from "react";
import { useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { FormScreen } from "#ui/form-screen.tsx";
import { Button } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";
import { useUnsaved } from "#ui/unsaved.tsx";
import { useEscape } from "#ui/use-escape.ts";

import { useNavigate } from "../navigation/index.ts";
import { showSuccess, useSaving } from "../notice/index.ts";
import { requireBillForCustomer, useOrder } from "../order/index.ts";
import { CustomerFields } from "./customer-fields.tsx";
import { setBillCustomer } from "./set-bill-customer.ts";
import styles from "./add-customer-screen.module.css";
import { soughtBefore } from "./use-adding.ts";
import { useCustomerForm, type AddedGuest } from "./use-customer-form.ts";

type AddCustomerScreenProps = {
  readonly reference: Reference;
  /** Whether the customer was looked for to be put on the bill of the order. */
  readonly isForBill: boolean;
};

/** Adds a guest to the venue's customers; the result can be put on the bill at once. */
export function AddCustomerScreen({ reference, isForBill }: AddCustomerScreenProps) {
  const { customers, cancel, ok } = useAllMessages();
  useTitle(customers.addCustomer);
  const navigate = useNavigate();
  const [added, setAdded] = useState<AddedGuest | null>(null);
  const { isBusy, isTyped, values, problems, change, submit } = useCustomerForm(reference, {
    search: soughtBefore(useHistoryState<unknown>()),
    needsCompany: false,
  });
  useUnsaved(isTyped && added === null, isBusy);
  if (added !== null) return <AddedCustomer {...added} />;
  const handleAdded = async (guest: AddedGuest) => {
    showSuccess(customers.added);
    const mayTakeOne = requireBillForCustomer() === null;
    const problem = isForBill && mayTakeOne ? await setBillCustomer(guest.id) : null;
    // The customer exists by now, whatever becomes of the bill: the form must not add it once more.
    const isAsked = useOrder.getState().bill !== null && (!isForBill || problem !== null);
    if (isAsked) setAdded(guest);
    else navigate("/order");
    return problem;
  };
  return (
    <FormScreen
      title={customers.addCustomer}
      texts={{ cancel, submit: ok }}
      isBusy={isBusy}
      isTyped={isTyped}
      onSubmit={() => submit(handleAdded)}
      onCancel={() => navigate("/order")}
    >
      <CustomerFields
        values={values}
        problems={problems}
        customerTypes={reference.customerTypes}
        onChange={change}
      />
    </FormScreen>
  );
}

type AddedCustomerProps = { readonly id: CustomerId; readonly name: string };

/** Offers the new customer for the current bill: usually that is the guest at the table. */
function AddedCustomer({ id, name }: AddedCustomerProps) {
  const { customers } = useAllMessages();
  const [, navigate] = useLocation();
  const { isBusy, save } = useSaving();
  useEscape(() => navigate("/order"));
  return (
    <Screen title={customers.added}>
      <div className={styles["choices"]}>
        <Button
          kind="next"
          isBusy={isBusy}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter continues from where it submitted the form
          autoFocus
          onClick={() => void save(() => setBillCustomer(id))}
        >
          {customers.putOnBill(name)}
        </Button>
        <Button kind="plain" onClick={() => navigate("/order")}>
          {customers.notOnBill}
        </Button>
      </div>
    </Screen>
  );
}

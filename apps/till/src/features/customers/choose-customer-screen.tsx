import type { Customer } from "@comanda/domain/customer/customer";
import type { CustomerId } from "@comanda/domain/id";
import { Redirect, useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { useRecords } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";
import { useWayOut } from "#ui/use-way-out.ts";

import { useSaving } from "../notice/index.ts";
import { requireBillForCustomer, useOrder } from "../order/index.ts";
import { setBillCustomer } from "./set-bill-customer.ts";
import styles from "./choose-customer-screen.module.css";
import { CustomerSearch } from "./customer-search.tsx";
import { useAdding } from "./use-adding.ts";

/** Chooses the customer of a bill. */
export function ChooseCustomerScreen({ reference }: { readonly reference: Reference }) {
  const { customers, cancel } = useAllMessages();
  useTitle(customers.chooseCustomer);
  const [, navigate] = useLocation();
  const { isBusy, save } = useSaving();
  const handleAdd = useAdding();
  const bill = useOrder((state) => state.bill);
  useWayOut(() => navigate("/order"));
  if (bill === null || requireBillForCustomer() !== null) return <Redirect to="/order" replace />;
  const types = new Map(reference.customerTypes.map(({ id, name }) => [id, name]));
  const detailOf = ({ customerType, phone }: Customer) =>
    [types.get(customerType) ?? "", phone].filter((text) => text !== "").join(" · ");
  return (
    <Screen
      title={customers.chooseCustomer}
      aside={
        <Button kind="plain" onClick={() => navigate("/order")}>
          {cancel}
        </Button>
      }
    >
      <CustomerSearch
        hint={{ title: customers.searchTitle, text: customers.searchHint }}
        detailOf={detailOf}
        onChoose={({ id }) => void save(() => setBillCustomer(id))}
        onAdd={handleAdd}
      >
        {bill.customer !== null && (
          <OnBill
            customer={bill.customer}
            isBusy={isBusy}
            onRemove={() => void save(() => setBillCustomer(null))}
          />
        )}
      </CustomerSearch>
    </Screen>
  );
}

type OnBillProps = {
  readonly customer: CustomerId;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
};

function OnBill({ customer, isBusy, onRemove }: OnBillProps) {
  const { customers } = useAllMessages();
  // The customer may have been retired or erased since.
  const name = useRecords((records) => records.customer.get(customer)?.name) ?? customers.guest;
  return (
    <div className={styles["on-bill"]}>
      <p>
        <span className={styles["label"]}>{customers.onBill}</span>
        <strong>{name}</strong>
      </p>
      <Button
        kind="plain"
        isBusy={isBusy}
        aria-label={customers.removeNamed(name)}
        onClick={onRemove}
      >
        {customers.remove}
      </Button>
    </div>
  );
}

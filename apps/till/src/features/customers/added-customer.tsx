import type { CustomerId } from "@comanda/domain/id";
import { useLocation } from "wouter";

import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";
import { useEscape } from "#ui/use-escape.ts";

import { useSaving } from "../notice/index.ts";
import { setBillCustomer } from "./set-bill-customer.ts";
import styles from "./added-customer.module.css";

type AddedCustomerProps = { readonly id: CustomerId; readonly name: string };

/** Offers the new customer for the current bill: usually that is the guest at the table. */
export function AddedCustomer({ id, name }: AddedCustomerProps) {
  const { customers } = useMessages();
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

import { paddedCustomerId } from "@comanda/domain/customer/padded-customer-id";
import type { Customer } from "@comanda/domain/customer/customer";
import { useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import { Button } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";
import { useEscape } from "#ui/use-escape.ts";

import { showRefusal, useSaving } from "../notice/index.ts";
import { requireBillForCustomer } from "../order/index.ts";
import { setBillCustomer } from "./set-bill-customer.ts";
import { CustomerSearch } from "./customer-search.tsx";
import { useAdding } from "./use-adding.ts";

/** Puts the guest whose house card is swiped on the bill. The reader works as a keyboard. */
export function SwipeCardScreen() {
  const { customers, cancel } = useAllMessages();
  useTitle(customers.swipeCard);
  const [, navigate] = useLocation();
  const { save } = useSaving();
  const handleAdd = useAdding();
  useEscape(() => navigate("/order"));
  const handleChoose = ({ id }: Customer) => {
    const refusal = requireBillForCustomer();
    if (refusal === null) void save(() => setBillCustomer(id));
    else showRefusal(refusal);
  };
  return (
    <Screen
      title={customers.swipeCard}
      aside={
        <Button kind="plain" onClick={() => navigate("/order")}>
          {cancel}
        </Button>
      }
    >
      <CustomerSearch
        hint={{ title: customers.swipeTitle, text: customers.swipeHint }}
        detailOf={({ id }) => paddedCustomerId(id)}
        onChoose={handleChoose}
        onAdd={handleAdd}
      />
    </Screen>
  );
}

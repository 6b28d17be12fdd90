import { hasCompany } from "@comanda/domain/customer/has-company";
import type { BillId, CustomerId } from "@comanda/domain/id";
import { useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";

import { AddCustomerForm, CustomerSearch } from "../customers/index.ts";
import { requireSessionPermission } from "../end-bill/index.ts";
import { useAction, type Problem } from "../notice/index.ts";
import { reprint } from "./reprint.ts";

type BillCompanyProps = {
  readonly id: BillId;
  readonly reference: Reference;
  readonly onPrinted: () => void;
};

/** Guests who have paid ask for their company on the bill: it is found or added, and the bill is printed again. */
export function BillCompany({ id, reference, onPrinted }: BillCompanyProps) {
  const { billView, customers } = useAllMessages();
  const [isAdding, setIsAdding] = useState(false);
  const { run } = useAction();
  const mayAdd = requireSessionPermission("add-customer") === null;
  const print = async (customer: CustomerId): Promise<Problem> => {
    const failure = await reprint(id, { companyOf: customer });
    if (failure === null) onPrinted();
    return failure;
  };
  if (isAdding) {
    return (
      <AddCustomerForm
        reference={reference}
        submit={billView.addAndPrint}
        onAdded={async (guest) => {
          const problem = await print(guest.id);
          // The customer is found now, and is not added twice.
          if (problem !== null) setIsAdding(false);
          return problem;
        }}
        onCancel={() => setIsAdding(false)}
      />
    );
  }
  return (
    <section aria-label={customers.company}>
      <CustomerSearch
        hint={{ title: billView.whichCompany, text: billView.companyHint }}
        detailOf={({ phone }) => phone}
        isOffered={hasCompany}
        onChoose={(customer) => void run(() => print(customer.id))}
        // Its button stands above the list, since others of a similar name may be found.
        onAdd={null}
      >
        {mayAdd && (
          <Button kind="plain" onClick={() => setIsAdding(true)}>
            {customers.addCustomer}
          </Button>
        )}
      </CustomerSearch>
    </section>
  );
}

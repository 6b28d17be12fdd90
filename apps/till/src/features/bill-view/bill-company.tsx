import { hasCompany } from "@comanda/domain/customer/has-company";
import type { BillId, CustomerId } from "@comanda/domain/id";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";

import { AddCustomerDialog, CustomerSearch } from "../customers/index.ts";
import { requireSessionPermission } from "../end-bill/index.ts";
import { useAction, type Problem } from "../notice/index.ts";
import { reprint } from "./reprint.ts";

type BillCompanyProps = {
  readonly id: BillId;
  /** For a company that is not found. */
  readonly onAdd: () => void;
  readonly onPrinted: () => void;
};

/** Guests who have paid ask for their company on the bill: it is found or added, and the bill is printed again. */
export function BillCompany({ id, onAdd, onPrinted }: BillCompanyProps) {
  const { billView, customers } = useAllMessages();
  const { run } = useAction();
  const mayAdd = requireSessionPermission("add-customer") === null;
  return (
    <section aria-label={customers.company}>
      <CustomerSearch
        hint={{ title: billView.whichCompany, text: billView.companyHint }}
        detailOf={({ phone }) => phone}
        isOffered={hasCompany}
        onChoose={(customer) => void run(() => printFor(customer.id, { id, onPrinted }))}
        // Its button stands above the list, since others of a similar name may be found.
        onAdd={null}
      >
        {mayAdd && (
          <Button kind="plain" onClick={onAdd}>
            {customers.addCustomer}
          </Button>
        )}
      </CustomerSearch>
    </section>
  );
}

type NewCompanyDialogProps = {
  readonly id: BillId;
  readonly reference: Reference;
  /** Back to the search. */
  readonly onBack: () => void;
  readonly onPrinted: () => void;
};

/** Adds the company of guests who have paid, and prints their bill again. */
export function NewCompanyDialog({ id, reference, onBack, onPrinted }: NewCompanyDialogProps) {
  const { billView } = useAllMessages();
  return (
    <AddCustomerDialog
      reference={reference}
      submit={billView.addAndPrint}
      onAdded={async (guest) => {
        const problem = await printFor(guest.id, { id, onPrinted });
        // The customer is found now, and is not added twice.
        if (problem !== null) onBack();
        return problem;
      }}
      onCancel={onBack}
    />
  );
}

async function printFor(
  customer: CustomerId,
  { id, onPrinted }: Pick<BillCompanyProps, "id" | "onPrinted">,
): Promise<Problem> {
  const failure = await reprint(id, { companyOf: customer });
  if (failure === null) onPrinted();
  return failure;
}

import { hasCompany } from "@comanda/domain/customer/has-company";
import type { BillId, CustomerId } from "@comanda/domain/id";
import { useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";

import { AddCustomerDialog, CustomerSearch } from "../customers/index.ts";
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
  const { run } = useAction();
  /** What was sought before the form of a new customer opened; null while it is closed. */
  const [sought, setSought] = useState<string | null>(null);
  const mayAdd = requireSessionPermission("add-customer") === null;
  return (
    <section aria-label={customers.company}>
      <CustomerSearch
        hint={{ title: billView.whichCompany, text: billView.companyHint }}
        detailOf={({ phone }) => phone}
        isOffered={hasCompany}
        onChoose={(customer) => void run(() => printFor(customer.id, { id, onPrinted }))}
        onAdd={mayAdd ? setSought : null}
        alwaysAdds
      />
      {sought !== null && (
        <NewCompanyDialog
          id={id}
          reference={reference}
          search={sought}
          onBack={() => setSought(null)}
          onPrinted={onPrinted}
        />
      )}
    </section>
  );
}

type NewCompanyDialogProps = BillCompanyProps & {
  readonly search: string;
  /** Back to the search. */
  readonly onBack: () => void;
};

/** Adds the company of guests who have paid, and prints their bill again. */
function NewCompanyDialog(props: NewCompanyDialogProps) {
  const { id, reference, search, onBack, onPrinted } = props;
  const { billView } = useAllMessages();
  return (
    <AddCustomerDialog
      reference={reference}
      search={search}
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

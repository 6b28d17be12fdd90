import { customerSearchDelayMs } from "@comanda/domain/customer/find-customers";
import type { CustomerId } from "@comanda/domain/id";
import { useEffect, useMemo, useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { useRecords } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";
import { SearchField } from "#ui/search-field.tsx";

import styles from "./customer-field.module.css";
import { describeCompany } from "./describe-company.ts";
import { matchCustomers } from "./match-customers.ts";
import { useCustomers } from "./use-customers.ts";

/** As many as fit beside the other fields. */
const maxShown = 6;

type CustomerFieldProps = {
  readonly customer: CustomerId | null;
  readonly onChoose: (customer: CustomerId | null) => void;
};

/** The optional customer of a bill. */
export function CustomerField({ customer, onChoose }: CustomerFieldProps) {
  return customer === null ? (
    <NoCustomer onChoose={onChoose} />
  ) : (
    <ChosenCustomer customer={customer} onRemove={() => onChoose(null)} />
  );
}

type ChosenCustomerProps = { readonly customer: CustomerId; readonly onRemove: () => void };

function ChosenCustomer({ customer, onRemove }: ChosenCustomerProps) {
  const { customers } = useAllMessages();
  // The customer may have been retired or erased since.
  const name = useRecords((records) => records.customer.get(customer)?.name) ?? customers.guest;
  return (
    <div className={styles["chosen"]}>
      <span>
        {customers.customer}: <strong>{name}</strong>
      </span>
      <Button kind="plain" onClick={onRemove}>
        {customers.removeCustomer}
      </Button>
    </div>
  );
}

type NoCustomerProps = { readonly onChoose: (customer: CustomerId) => void };

function NoCustomer({ onChoose }: NoCustomerProps) {
  const { customers: texts } = useAllMessages();
  const customers = useCustomers();
  const [search, setSearch] = useState("");
  const [wanted, setWanted] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setWanted(search), customerSearchDelayMs);
    return () => clearTimeout(timer);
  }, [search]);
  const { shown, more: further } = useMemo(
    () => matchCustomers(customers, wanted),
    [customers, wanted],
  );
  const more = further + Math.max(0, shown.length - maxShown);
  const handleEnter = ({ form }: HTMLInputElement) => {
    // Whoever passes the field by without a guest is done with the form.
    if (search.trim() === "") form?.requestSubmit();
    const [only, ...others] = matchCustomers(customers, search).shown;
    if (only !== undefined && others.length === 0) onChoose(only.id);
  };
  return (
    <div className={styles["customer"]}>
      <SearchField
        label={texts.searchCustomer}
        value={search}
        isDisabled={false}
        onChange={setSearch}
        onEnter={handleEnter}
      />
      {wanted.trim() !== "" && shown.length === 0 && <output>{texts.noneFound}</output>}
      {shown.length > 0 && (
        <ul className={styles["found"]} aria-label={texts.customer}>
          {shown.slice(0, maxShown).map((found) => (
            <li key={found.id}>
              <Button kind="plain" onClick={() => onChoose(found.id)}>
                {[found.name, describeCompany(found)].filter((text) => text !== "").join(" · ")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p>{texts.more(more)}</p>}
    </div>
  );
}

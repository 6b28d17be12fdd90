import { customerSearchDelayMs } from "@comanda/domain/customer/find-customers";
import type { CustomerId } from "@comanda/domain/id";
import { useEffect, useMemo, useState, type KeyboardEvent } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { useRecords } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";
import { SearchField } from "#ui/search-field.tsx";

import styles from "./customer-field.module.css";
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
  const { shown } = useMemo(() => matchCustomers(customers, wanted), [customers, wanted]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    // Enter must choose a guest, not submit the surrounding form.
    if (search.trim() !== "") event.preventDefault();
    const [only, ...others] = matchCustomers(customers, search).shown;
    if (only !== undefined && others.length === 0) onChoose(only.id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the field inside it
    <div className={styles["customer"]} onKeyDown={handleKey}>
      <SearchField
        label={texts.searchCustomer}
        value={search}
        isDisabled={false}
        onChange={setSearch}
      />
      {wanted.trim() !== "" && shown.length === 0 && <output>{texts.noneFound}</output>}
      {shown.length > 0 && (
        <ul className={styles["found"]} aria-label={texts.customer}>
          {shown.slice(0, maxShown).map(({ id, name }) => (
            <li key={id}>
              <Button kind="plain" onClick={() => onChoose(id)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { customerSearchDelayMs } from "@comanda/domain/customer/find-customers";
import type { CustomerId } from "@comanda/domain/id";
import { useEffect, useMemo, useState, type FormEvent } from "react";

import { useMessages } from "#language/use-language.ts";
import { useRecords } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";
import { SearchField } from "#ui/search-field.tsx";

import { customerFrom, foundCustomers } from "../customers/index.ts";
import styles from "./split-board.module.css";

/** As many as there is room for beside the bill. */
const shownAtMost = 6;

type SecondCustomerProps = {
  readonly customer: CustomerId | null;
  readonly onChoose: (customer: CustomerId | null) => void;
};

/** Whose the second bill is, if the venue knows them. */
export function SecondCustomer({ customer, onChoose }: SecondCustomerProps) {
  const { money } = useMessages();
  const records = useRecords((all) => all.customer);
  const [search, setSearch] = useState("");
  const [wanted, setWanted] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setWanted(search), customerSearchDelayMs);
    return () => clearTimeout(timer);
  }, [search]);
  const customers = useMemo(() => [...records.values()].map(customerFrom), [records]);
  const { shown } = useMemo(() => foundCustomers(customers, wanted), [customers, wanted]);
  const choose = (chosen: CustomerId | null) => {
    setSearch("");
    setWanted("");
    onChoose(chosen);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [only, ...others] = shown;
    if (only !== undefined && others.length === 0) choose(only.id);
  };
  if (customer !== null) {
    const name = records.get(customer)?.name ?? "";
    return (
      <div className={styles["chosen"]}>
        <span>
          {money.customer}: <strong>{name}</strong>
        </span>
        <Button kind="plain" onClick={() => choose(null)}>
          {money.removeCustomer}
        </Button>
      </div>
    );
  }
  const isFound = wanted.trim() === "" || shown.length > 0;
  return (
    <form className={styles["customer"]} onSubmit={handleSubmit}>
      <SearchField
        label={money.searchCustomer}
        value={search}
        isDisabled={false}
        onChange={setSearch}
      />
      {!isFound && <output>{money.noneFound}</output>}
      <ul className={styles["found"]} aria-label={money.customer}>
        {shown.slice(0, shownAtMost).map(({ id, name }) => (
          <li key={id}>
            <Button kind="plain" onClick={() => choose(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </form>
  );
}

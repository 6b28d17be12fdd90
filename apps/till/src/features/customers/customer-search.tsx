import type { Customer } from "@comanda/domain/customer/customer";
import { readSwipe } from "@comanda/domain/form/read-swipe";
import { useDeferredValue, useMemo, type ReactNode, useRef, useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/message.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { Empty } from "#ui/empty.tsx";

import styles from "./customer-search.module.css";
import { describeCompany } from "./describe-company.ts";
import { matchCustomers, type FoundCustomers } from "./match-customers.ts";
import { useCustomers } from "./use-customers.ts";

type CustomerSearchProps = {
  readonly hint: { readonly title: string; readonly text: string };
  readonly detailOf: (customer: Customer) => string;
  /** Who can be chosen; everyone if it is left out. */
  readonly isOffered?: (customer: Customer) => boolean;
  /** Shown between the search and its results. */
  readonly children?: ReactNode;
  readonly onChoose: (customer: Customer) => void;
  /** Begins to add a customer who is not found; null if the user may not. */
  readonly onAdd: ((search: string) => void) | null;
  /** Whether one can be added while others are found, since a similar name may be another's. */
  readonly alwaysAdds?: boolean;
};

/** Finds a customer by typing or swiping a card; Enter takes the only match. */
export function CustomerSearch(props: CustomerSearchProps) {
  const { hint, detailOf, isOffered, alwaysAdds = false, children, onChoose, onAdd } = props;
  const { customers: texts } = useAllMessages();
  const { search, isPaymentCard, onType } = useSwipe();
  const everyone = useCustomers();
  const customers = useMemo(
    () => (isOffered === undefined ? everyone : everyone.filter(isOffered)),
    [everyone, isOffered],
  );
  // Deferred, so that typed letters show at once even while the list is slow.
  const wanted = useDeferredValue(readSwipe(search) ?? "");
  const found = useMemo(() => matchCustomers(customers, wanted), [customers, wanted]);
  const handleEnter = () => {
    // A card reader types faster than the deferred list updates.
    const [only, ...others] = matchCustomers(customers, readSwipe(search) ?? "").shown;
    if (only !== undefined && others.length === 0) onChoose(only);
  };
  return (
    <div className={styles["content"]}>
      <div className={styles["search"]}>
        <SearchField
          label={texts.search}
          value={search}
          isDisabled={false}
          takesAllTyping
          isFirst
          onChange={onType}
          onEnter={handleEnter}
        />
      </div>
      {isPaymentCard && <Message title={texts.paymentCard} hint={null} />}
      {children}
      {alwaysAdds && onAdd !== null && <AddButton onAdd={() => onAdd(search)} />}
      <CustomerList
        search={wanted}
        found={found}
        hint={hint}
        detailOf={detailOf}
        onChoose={onChoose}
        onAdd={alwaysAdds ? null : onAdd}
      />
    </div>
  );
}

type CustomerListProps = {
  readonly search: string;
  readonly found: FoundCustomers;
  /** Shown before anything is typed. */
  readonly hint: { readonly title: string; readonly text: string };
  /** The smaller line under the name. */
  readonly detailOf: (customer: Customer) => string;
} & Pick<CustomerSearchProps, "onChoose" | "onAdd">;

/** Lists only customers that match a search, so that users cannot browse all guests. */
function CustomerList(props: CustomerListProps) {
  const { search, found, hint, detailOf, onChoose, onAdd } = props;
  const { customers } = useAllMessages();
  if (search.trim() === "") return <Empty title={hint.title} hint={hint.text} />;
  if (found.shown.length === 0) {
    return <NoneFound onAdd={onAdd === null ? null : () => onAdd(search)} />;
  }
  return (
    <>
      <ul className={styles["customers"]}>
        {found.shown.map((customer) => (
          <li key={customer.id}>
            <CustomerTile
              customer={customer}
              detail={detailOf(customer)}
              onChoose={() => onChoose(customer)}
            />
          </li>
        ))}
      </ul>
      {found.more > 0 && <p className={styles["more"]}>{customers.more(found.more)}</p>}
    </>
  );
}

function NoneFound({ onAdd }: { readonly onAdd: (() => void) | null }) {
  const { customers } = useAllMessages();
  const { noneFound, fewerLetters, noneFoundHint } = customers;
  if (onAdd === null) return <Empty title={noneFound} hint={fewerLetters} />;
  return (
    <div className={styles["none"]}>
      <Empty title={noneFound} hint={noneFoundHint} />
      <AddButton onAdd={onAdd} />
    </div>
  );
}

function AddButton({ onAdd }: { readonly onAdd: () => void }) {
  const { customers } = useAllMessages();
  return (
    <Button kind="plain" onClick={onAdd}>
      {customers.addCustomer}
    </Button>
  );
}

type CustomerTileProps = {
  readonly customer: Customer;
  readonly detail: string;
  readonly onChoose: () => void;
};

function CustomerTile({ customer, detail, onChoose }: CustomerTileProps) {
  const company = describeCompany(customer);
  return (
    <button type="button" className={styles["customer"]} onClick={onChoose}>
      <span className={styles["name"]}>{customer.name}</span>
      <span className={styles["detail"]}>{detail}</span>
      {company !== "" && <span className={styles["detail"]}>{company}</span>}
    </button>
  );
}

/** A reader sends each character of a card within a few hundredths of a second; people type more slowly. */
const pauseMs = 250;

type Swipe = {
  readonly search: string;
  readonly isPaymentCard: boolean;
  readonly onType: (text: string) => void;
};

/**
 * The text typed or swiped into a search. Payment card data is neither shown nor stored: from its first characters on,
 * all input is dropped until the reader is silent.
 */
function useSwipe(): Swipe {
  const [search, setSearch] = useState("");
  const [isPaymentCard, setIsPaymentCard] = useState(false);
  const droppedAt = useRef(Number.NEGATIVE_INFINITY);
  const onType = (text: string) => {
    const now = performance.now();
    const isStillComing = now - droppedAt.current < pauseMs;
    const read = isStillComing ? null : readSwipe(text);
    if (read === null) {
      droppedAt.current = now;
      setSearch("");
      setIsPaymentCard(true);
      return;
    }
    setIsPaymentCard(false);
    // A house card keeps its sentinels until it is complete, so that its track is read as a whole.
    setSearch(text);
  };
  return { search, isPaymentCard, onType };
}

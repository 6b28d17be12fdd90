import type { Customer } from "@comanda/domain/customer/customer";

import { useMessages } from "#language/use-language.ts";
import { Empty } from "#ui/empty.tsx";

import styles from "./customer-list.module.css";
import type { FoundCustomers } from "./match-customers.ts";

type CustomerListProps = {
  readonly search: string;
  readonly found: FoundCustomers;
  /** Shown before anything is typed. */
  readonly hint: { readonly title: string; readonly text: string };
  /** The smaller line under the name. */
  readonly detailOf: (customer: Customer) => string;
  readonly onChoose: (customer: Customer) => void;
};

/** Lists only customers that match a search, so that users cannot browse all guests. */
export function CustomerList(props: CustomerListProps) {
  const { search, found, hint, detailOf, onChoose } = props;
  const { customers } = useMessages();
  if (search.trim() === "") return <Empty title={hint.title} hint={hint.text} />;
  if (found.shown.length === 0) {
    return <Empty title={customers.noneFound} hint={customers.noneFoundHint} />;
  }
  return (
    <>
      <ul className={styles["customers"]}>
        {found.shown.map((customer) => (
          <li key={customer.id}>
            <button type="button" className={styles["customer"]} onClick={() => onChoose(customer)}>
              <span className={styles["name"]}>{customer.name}</span>
              <span className={styles["detail"]}>{detailOf(customer)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.more > 0 && <p className={styles["more"]}>{customers.more(found.more)}</p>}
    </>
  );
}

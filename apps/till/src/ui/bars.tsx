import styles from "./bars.module.css";

type Bar = {
  readonly name: string;
  readonly amount: string;
  /** How long it is, from 0 to 1. */
  readonly share: number;
};

type BarsProps = { readonly label: string; readonly bars: readonly Bar[] };

/** Amounts as lengths, to be compared at a glance; who cannot see them hears the amounts. */
export function Bars({ label, bars }: BarsProps) {
  const heard = bars.map(({ name, amount }) => `${name} ${amount}`).join(", ");
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its texts break and scale as others do
    <div role="img" aria-label={`${label}: ${heard}`} className={styles["bars"]}>
      {bars.map(({ name, amount, share }, index) => (
        // Two of them may have one name, and they stay as they were added up.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles["bar"]}>
          <span>{name}</span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" className={styles["track"]}>
            <rect width={100 * share} height="1" className={styles["length"]} />
          </svg>
          <span className={styles["amount"]}>{amount}</span>
        </div>
      ))}
    </div>
  );
}

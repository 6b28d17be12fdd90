import styles from "./bars.module.css";

type Bar = {
  readonly name: string;
  readonly amount: string;
  /** Its length, from 0 to 1. */
  readonly share: number;
};

type BarsProps = { readonly label: string; readonly bars: readonly Bar[] };

/** Amounts as bars, for comparison at a glance; screen readers read the amounts. */
export function Bars({ label, bars }: BarsProps) {
  const heard = bars.map(({ name, amount }) => `${name} ${amount}`).join(", ");
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its texts wrap and scale like other text, which an image's do not
    <div role="img" aria-label={`${label}: ${heard}`} className={styles["bars"]}>
      {bars.map(({ name, amount, share }, index) => (
        // Names may repeat, and the order never changes.
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

import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { KeyGrid } from "#ui/key-grid.tsx";

import styles from "./stock-delivery-screen.module.css";

type DeliverySideProps = {
  readonly problem: string | null;
  /** The number of rows that would be sent now. */
  readonly count: number;
  readonly isBusy: boolean;
  readonly sign: string;
  /** Null if there is no row to type into. */
  readonly onKey: ((key: string) => void) | null;
  readonly onCancel: () => void;
};

/** The pad for the quantities, and the buttons. */
export function DeliverySide(props: DeliverySideProps) {
  const { problem, count, isBusy, sign, onKey, onCancel } = props;
  const { floor, order, cancel } = useMessages();
  return (
    <div className={styles["side"]}>
      {onKey !== null && (
        <div className={styles["keys"]}>
          <KeyGrid texts={order} extra={{ sign }} onKey={onKey} />
        </div>
      )}
      {problem !== null && (
        <p role="alert" className={styles["problem"]}>
          {problem}
        </p>
      )}
      <div className={styles["buttons"]}>
        <Button kind="plain" onClick={onCancel}>
          {cancel}
        </Button>
        <Button kind="next" type="submit" isBusy={isBusy}>
          {floor.confirm}
          {count > 0 && <span className={styles["count"]}>{floor.deliverySum(count)}</span>}
        </Button>
      </div>
    </div>
  );
}

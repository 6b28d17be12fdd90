import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { NextIcon } from "#ui/icons.tsx";
import { FailureMessage } from "../failure/index.ts";
import type { SalePoint } from "./pick-sale-point.ts";
import styles from "./sale-point-list.module.css";
import { usePickSalePoint } from "./use-pick-sale-point.ts";

export function SalePointList({ salePoints }: { readonly salePoints: readonly SalePoint[] }) {
  const { chooseSalePoint } = useMessages();
  const { pick, failure, picking } = usePickSalePoint();
  return (
    <>
      <h1 className={styles["heading"]}>{chooseSalePoint}</h1>
      {failure !== null && <FailureMessage failure={failure} />}
      <ul className={styles["list"]}>
        {salePoints.map(({ id, name }) => (
          <li key={id}>
            <Button kind="choice" isBusy={picking === id} onClick={() => void pick(id)}>
              {name}
              <NextIcon />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

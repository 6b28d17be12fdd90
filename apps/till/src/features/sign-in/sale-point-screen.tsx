import { useCallback, useEffect } from "react";

import type { Session } from "#api/session.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import { Empty } from "#ui/empty.tsx";
import { Button } from "#ui/button.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { NextIcon } from "#ui/icons.tsx";

import { KeptOrdersNotes } from "../kept-orders/index.ts";
import { LogOutButton } from "../session/index.ts";
import { FailureMessage } from "../failure/index.ts";
import { salePointsOf, type SalePoint } from "./pick-sale-point.ts";
import styles from "./sale-point-screen.module.css";
import { usePickSalePoint } from "./use-pick-sale-point.ts";

export function SalePointScreen({ session }: { readonly session: Session }) {
  const messages = useAllMessages();
  useTitle(messages.salePointTitle);
  const [first, ...others] = salePointsOf(session);
  return (
    <main className={styles["screen"]}>
      <div className={styles["panel"]}>
        <KeptOrdersNotes />
        {first === undefined && (
          <Empty title={messages.noSalePoint} hint={messages.noSalePointHint} />
        )}
        {first !== undefined && others.length === 0 && <OnlySalePoint salePoint={first} />}
        {first !== undefined && others.length > 0 && (
          <SalePointList salePoints={[first, ...others]} />
        )}
        <LogOutButton session={session} />
      </div>
    </main>
  );
}

/** With nothing to choose, continues to the only sale point. */
function OnlySalePoint({ salePoint }: { readonly salePoint: SalePoint }) {
  const messages = useAllMessages();
  const { pick, failure, picking } = usePickSalePoint();
  const goOn = useCallback(() => void pick(salePoint.id), [pick, salePoint.id]);
  useEffect(goOn, [goOn]);
  if (failure === null) return <Waiting>{messages.openingSalePoint}</Waiting>;
  return (
    <FailureMessage failure={failure}>
      <Button kind="plain" isBusy={picking !== null} onClick={goOn}>
        {messages.tryAgain}
      </Button>
    </FailureMessage>
  );
}

function SalePointList({ salePoints }: { readonly salePoints: readonly SalePoint[] }) {
  const { chooseSalePoint } = useAllMessages();
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

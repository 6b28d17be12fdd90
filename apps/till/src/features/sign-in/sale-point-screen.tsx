import type { Session } from "#api/session.ts";
import { useMessages } from "#language/use-language.ts";
import { useTitle } from "#language/use-title.ts";
import { Empty } from "#ui/empty.tsx";
import { LogOutButton } from "../session/index.ts";
import { OnlySalePoint } from "./only-sale-point.tsx";
import { salePointsOf } from "./pick-sale-point.ts";
import { SalePointList } from "./sale-point-list.tsx";
import styles from "./sale-point-screen.module.css";

export function SalePointScreen({ session }: { readonly session: Session }) {
  const messages = useMessages();
  useTitle(messages.salePointTitle);
  const [first, ...others] = salePointsOf(session);
  return (
    <main className={styles["screen"]}>
      <div className={styles["panel"]}>
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

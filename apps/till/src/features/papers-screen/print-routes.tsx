import type { PrintRouteReply } from "@comanda/contract/print-job";

import { useAllMessages } from "#language/all-messages.ts";
import { useRead } from "#records/use-read.ts";
import { Button } from "#ui/button.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { useAction } from "../notice/index.ts";
import { requireSession } from "../order/index.ts";
import { fetchRoutes } from "./choose-printer.tsx";
import { testPrintRoute } from "./paper-actions.ts";
import styles from "./papers-screen.module.css";

/** The print routes of this station, with a test page for each. */
export function PrintRoutes() {
  const { papers } = useAllMessages();
  const list = useRead(fetchRoutes, "routes");
  if (list.state === "waiting") return <Waiting>{papers.printers}</Waiting>;
  if (list.state === "failed") return <ReadFailure read={list} />;
  const { printers, routes } = list.reply;
  const nameOf = new Map(printers.map(({ name, address }) => [address, name]));
  const { user, stations } = requireSession();
  const here = routes.filter(({ station }) => station === user.station);
  const others = routes.filter(({ station }) => station !== user.station);
  const stationOf = new Map(stations.map(({ id, name }) => [id, name]));
  const nameOfRoute = ({ station, productGroup }: PrintRouteReply): string =>
    `${stationOf.get(station) ?? ""} · ${productGroup ?? papers.receipts}`;
  return (
    <ul className={styles["list"]}>
      <PrintRouteRow route={null} name={papers.printerAtTill} printer="" />
      {[...here, ...others]
        .filter(({ station }) => stationOf.has(station))
        .map((route) => (
          <PrintRouteRow
            key={route.id}
            route={route.printer === "" ? undefined : route.id}
            name={nameOfRoute(route)}
            printer={nameOf.get(route.printer) ?? papers.nowhere}
          />
        ))}
    </ul>
  );
}

type PrintRouteRowProps = {
  /** Null for the printer at the till; undefined if nothing is printed. */
  readonly route: PrintRouteReply["id"] | null | undefined;
  readonly name: string;
  readonly printer: string;
};

function PrintRouteRow({ route, name, printer }: PrintRouteRowProps) {
  const { papers } = useAllMessages();
  const { isBusy, run } = useAction();
  return (
    <li className={styles["paper"]}>
      <div className={styles["what"]}>
        <strong>{name}</strong>
        <small>{printer}</small>
      </div>
      {route !== undefined && (
        <Button
          kind="plain"
          isBusy={isBusy}
          aria-label={papers.testPageOf(name)}
          onClick={() => void run(() => testPrintRoute(route))}
        >
          {papers.testPage}
        </Button>
      )}
    </li>
  );
}

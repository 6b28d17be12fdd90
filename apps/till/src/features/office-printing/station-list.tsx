import type { PrintJobRecord } from "@comanda/contract/print-job-record";
import { remedyOf } from "@comanda/domain/paper/print-remedy";
import { wireDateTimeText } from "@comanda/domain/time/date-text";
import type { TimeZone } from "@comanda/domain/time/local-time";
import { useId } from "react";
import { Link } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { AttentionIcon, DoneIcon } from "#ui/icons.tsx";

import { papersOfStation, type LatestPapers, type StationPaper } from "./latest-papers.ts";
import styles from "./printing-screen.module.css";
import type { Station, VenuePrinting } from "./venue-printing.ts";

type StationListProps = {
  readonly venue: VenuePrinting;
  readonly latest: LatestPapers;
  readonly zone: TimeZone;
};

export function StationList({ venue, latest, zone }: StationListProps) {
  const { printing } = useOfficeMessages();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles["part"]}>
      <h2 id={heading} className={styles["title"]}>
        {printing.stations}
      </h2>
      <div className={styles["stations"]}>
        {venue.stations.map((station) => (
          <StationCard
            key={station.id}
            station={station}
            papers={papersOfStation(venue, station, latest)}
            zone={zone}
          />
        ))}
      </div>
    </section>
  );
}

type StationCardProps = {
  readonly station: Station;
  readonly papers: readonly StationPaper[];
  readonly zone: TimeZone;
};

function StationCard({ station, papers, zone }: StationCardProps) {
  const { printing } = useOfficeMessages();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles["station"]}>
      <h3 id={heading} className={styles["name"]}>
        <Link href={`/office/stations/${station.id}`}>{station.name}</Link>
      </h3>
      <ul className={styles["papers"]}>
        {papers.map((paper) => (
          <li key={paper.productGroup} className={styles["paper"]}>
            <div className={styles["what"]}>
              <span className={styles["quiet"]}>
                {paper.group === null ? printing.receipts : printing.tickets(paper.group)}
              </span>
              <PrinterName printer={paper.printer} />
            </div>
            {paper.printer !== "nowhere" && <LastResult last={paper.last} zone={zone} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PrinterName({ printer }: Pick<StationPaper, "printer">) {
  const { printing } = useOfficeMessages();
  if (printer === "till") return <span>{printing.atTill}</span>;
  if (printer === "nowhere") return <span className={styles["quiet"]}>{printing.nothing}</span>;
  return (
    <span>
      <strong>{printer.name}</strong> <small className={styles["quiet"]}>{printer.address}</small>
    </span>
  );
}

type LastResultProps = { readonly last: PrintJobRecord | null; readonly zone: TimeZone };

/** When the last paper was sent, and what became of it; after a failure, what to do. */
function LastResult({ last, zone }: LastResultProps) {
  const { papers } = useAllMessages();
  const { printing } = useOfficeMessages();
  if (last === null) return <p className={styles["quiet"]}>{printing.neverPrinted}</p>;
  const { state, cause, updatedDate } = last;
  const time = wireDateTimeText(updatedDate, zone);
  const remedy = cause === null ? null : remedyOf(cause);
  return (
    <div className={styles["result"]} data-state={state}>
      <p className={styles["outcome"]}>
        {state === "failed" && <AttentionIcon />}
        {state === "sent" && <DoneIcon />}
        <span>
          {papers.states[state]} <small className={styles["quiet"]}>{time}</small>
        </span>
      </p>
      {state === "failed" && (
        <>
          <p>
            {cause !== null && papers.causes[cause]} {remedy !== null && printing.remedies[remedy]}
          </p>
          <Link href="/papers">{printing.openPapers}</Link>
        </>
      )}
    </div>
  );
}

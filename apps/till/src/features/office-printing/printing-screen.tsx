import { useMemo } from "react";

import type { Session } from "#api/session.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useTitle } from "#language/use-title.ts";
import { useRecords } from "#records/use-records.ts";
import { Screen } from "#ui/screen.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { FailureMessage } from "../failure/index.ts";
import { zoneOf } from "../order/index.ts";
import { mergeLatest } from "./latest-papers.ts";
import { PrinterSearchPart } from "./printer-search-part.tsx";
import styles from "./printing-screen.module.css";
import { StationList } from "./station-list.tsx";
import { useVenuePrinting } from "./use-venue-printing.ts";

/** Every station, what it prints where and what came of it; and the search for printers. */
export function PrintingScreen({ session }: { readonly session: Session }) {
  const { opening, printing } = useOfficeMessages();
  const { venue, listed, failure, reload } = useVenuePrinting();
  const live = useRecords((records) => records.printJob);
  const latest = useMemo(() => mergeLatest(listed, live.values()), [listed, live]);
  useTitle(printing.title);
  return (
    <Screen title={printing.title}>
      {failure !== null && <FailureMessage failure={failure} />}
      {venue === null && failure === null && <Waiting>{opening}</Waiting>}
      {venue !== null && (
        <div className={styles["parts"]}>
          <StationList venue={venue} latest={latest} zone={zoneOf(session)} />
          <PrinterSearchPart venue={venue} onSaved={reload} />
        </div>
      )}
    </Screen>
  );
}

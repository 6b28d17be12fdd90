import type { FoundPrinter, PrinterSearch } from "@comanda/contract/bridge";
import { useId, type ReactNode } from "react";
import { Link } from "wouter";

import type { SearchReply } from "#device/search-printers.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { Message } from "#ui/message.tsx";

import { PlaceForm } from "./place-form.tsx";
import styles from "./printing-screen.module.css";
import { usePrinterSearch } from "./use-printer-search.ts";
import { isSameAddress, type VenuePrinting } from "./venue-printing.ts";

type SearchPartProps = { readonly venue: VenuePrinting; readonly onSaved: () => void };

/** Finds printers through the print bridge, and says what prints on them. */
export function PrinterSearchPart({ venue, onSaved }: SearchPartProps) {
  const { printing } = useOfficeMessages();
  const { search: texts } = printing;
  const { reply, isSearching, start } = usePrinterSearch(venue.printerServerAddress);
  if (venue.printerServerAddress === "") {
    return (
      <Part title={texts.title} hint={texts.noBridge}>
        <p>{texts.noBridgeHint}</p>
        <Link href={`/office/location/${venue.location}`} className={styles["link"]}>
          {texts.toLocation}
        </Link>
      </Part>
    );
  }
  const search = reply?.kind === "search" ? reply.search : null;
  const isDone = search?.state === "done";
  return (
    <Part title={texts.title} hint={texts.hint}>
      <div className={styles["buttons"]}>
        <Button kind={isDone ? "plain" : "next"} isBusy={isSearching} onClick={start}>
          {isDone ? texts.again : texts.start}
        </Button>
      </div>
      {isSearching && search !== null && <Progress search={search} />}
      {!isSearching && reply !== null && <SearchProblem reply={reply} />}
      {isDone && <SearchSummary search={search} venue={venue} />}
      {isDone && search.printers.length > 0 && (
        <PlaceForm
          key={keyOf(search.printers)}
          venue={venue}
          found={search.printers}
          onSaved={onSaved}
        />
      )}
    </Part>
  );
}

type PartProps = { readonly title: string; readonly hint: string; readonly children: ReactNode };

function Part({ title, hint, children }: PartProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles["part"]}>
      <h2 id={heading} className={styles["title"]}>
        {title}
      </h2>
      <p className={styles["quiet"]}>{hint}</p>
      {children}
    </section>
  );
}

function Progress({ search }: { readonly search: PrinterSearch }) {
  const { search: texts } = useOfficeMessages().printing;
  const { asked, addresses, printers } = search;
  const running = texts.running(asked, addresses);
  return (
    <div className={styles["progress"]}>
      <progress max={addresses} value={asked} aria-label={running} />
      <span>
        {running} · {texts.found(printers.length)}
      </span>
    </div>
  );
}

/** Why the bridge does not search. */
function SearchProblem({ reply }: { readonly reply: SearchReply }) {
  const { papers } = useAllMessages();
  const { remedies, search: texts } = useOfficeMessages().printing;
  switch (reply.kind) {
    case "search":
      return null;
    case "away": {
      const isOff = reply.cause === "bridge-unreachable" || reply.cause === "bridge-lost";
      return <Message title={papers.causes[reply.cause]} hint={isOff ? remedies.bridge : null} />;
    }
    case "old-bridge":
      return <Message title={texts.oldBridge} hint={null} />;
    case "refused": {
      const { error } = reply;
      const isNamed = error === "no-network-to-search" || error === "networks-too-large";
      return <Message title={texts.errors[isNamed ? error : "other"]} hint={null} />;
    }
  }
}

type SummaryProps = { readonly search: PrinterSearch; readonly venue: VenuePrinting };

function SearchSummary({ search, venue }: SummaryProps) {
  const { search: texts } = useOfficeMessages().printing;
  const { printers, networks, tooLarge, others } = search;
  const missing = venue.printers.filter(
    ({ address }) => !printers.some((found) => isSameAddress(found.address, address)),
  );
  return (
    <>
      {printers.length === 0 && <Empty title={texts.none} hint={texts.noneHint} />}
      <ul className={styles["notes"]}>
        {printers.length > 0 && <li>{texts.found(printers.length)}</li>}
        <li>{texts.networks(networks.join(", "))}</li>
        {tooLarge.length > 0 && <li>{texts.tooLarge(tooLarge.join(", "))}</li>}
        {missing.length > 0 && (
          <li>
            {texts.missing(missing.map(({ name, address }) => `${name} (${address})`).join(", "))}
          </li>
        )}
        {others.length > 0 && <li>{texts.others(others.join(", "))}</li>}
      </ul>
    </>
  );
}

/** Another search that finds the same printers leaves the form as it is. */
function keyOf(printers: readonly FoundPrinter[]): string {
  return printers.map(({ address }) => address).join();
}

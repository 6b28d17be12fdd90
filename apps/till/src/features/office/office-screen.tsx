import { Suspense, useState } from "react";
import { Redirect, useLocation } from "wouter";
import { readFirstVenue } from "@comanda/contract/first-venue";

import { OfficeMessagesProvider, useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { leave } from "#ui/unsaved.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { callApi } from "#api/call.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useRead } from "#records/use-read.ts";
import { Banner } from "#ui/banner.tsx";
import type { Session } from "#api/session.ts";
import { ComandaMark, MenuIcon } from "#ui/icons.tsx";
import { TitleEnd } from "#ui/title-end.ts";

import { FaultBoundary } from "../fault/index.ts";
import { HelpButton } from "../help/index.ts";
import { locationOf } from "../order/index.ts";
import { entriesFor, findEntry, pathOf, type OfficeScreenProps } from "./office-entries.ts";
import { MissingRows } from "./missing-rows.tsx";
import { OfficeMenu } from "./office-menu.tsx";
import styles from "./office-screen.module.css";

/** The back office: the menu at the side and one part at a time. */
export function OfficeScreen(props: OfficeScreenProps) {
  return (
    <OfficeMessagesProvider>
      <OfficeFrame {...props} />
    </OfficeMessagesProvider>
  );
}

function OfficeFrame(props: OfficeScreenProps) {
  const office = useOfficeMessages();
  const [path, navigate] = useLocation();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const closeMenu = () => setIsMenuOpen(false);
  const entries = entriesFor(props.session);
  const entry = findEntry(path, entries);
  const [first] = entries;
  if (entry === null)
    return <Redirect to={first === undefined ? "/order" : pathOf(first)} replace />;
  const handleGo = (to: string) => {
    closeMenu();
    leave(() => navigate(to));
  };
  const { Part } = entry;
  return (
    <div className={styles["office"]}>
      <OfficeBar
        session={props.session}
        onOpenMenu={() => setIsMenuOpen(true)}
        onLeave={() => handleGo("/order")}
      />
      {/* The front page lists it among what is missing. */}
      <DemoBanner path={path} isHidden={entry.path === "today"} />
      <div className={styles["side"]}>
        <OfficeMenu entries={entries} shown={entry} onGo={handleGo} />
      </div>
      <main className={styles["main"]}>
        <MissingRows session={props.session} />
        <FaultBoundary part="screen">
          <Suspense fallback={<Waiting>{office.opening}</Waiting>}>
            <TitleEnd value={<HelpButton isCompact />}>
              <Part {...props} />
            </TitleEnd>
          </Suspense>
        </FaultBoundary>
      </main>
      {isMenuOpen && (
        <Dialog
          kind="sheet"
          title={office.navigation}
          onClose={closeMenu}
          actions={
            <Button kind="plain" onClick={closeMenu}>
              {office.close}
            </Button>
          }
        >
          <OfficeMenu entries={entries} shown={entry} onGo={handleGo} />
        </Dialog>
      )}
    </div>
  );
}

type DemoBannerProps = { readonly path: string; readonly isHidden: boolean };

/**
 * Shown while accounts of the demo still have the well-known password, which each part asks again. Only a reply takes it
 * away, so that it does not move what lies below it under the finger.
 */
function DemoBanner({ path, isHidden }: DemoBannerProps) {
  const { demoPasswords } = useAllMessages();
  const [isNeeded, setNeeded] = useState(false);
  const venue = useRead(() => callApi(readFirstVenue, {}), "first-venue", path);
  if (venue.state === "ready" && venue.reply.hasDemoPasswords !== isNeeded) {
    setNeeded(venue.reply.hasDemoPasswords);
  }
  if (isHidden || !isNeeded) return null;
  return (
    <aside className={styles["notice"]}>
      <Banner>{demoPasswords}</Banner>
    </aside>
  );
}

type OfficeBarProps = {
  readonly session: Session;
  readonly onOpenMenu: () => void;
  readonly onLeave: () => void;
};

/** The venue's name and the way back to the till. */
function OfficeBar({ session, onOpenMenu, onLeave }: OfficeBarProps) {
  const office = useOfficeMessages();
  return (
    <header className={styles["bar"]}>
      <div className={styles["menu"]}>
        <Button kind="quiet" aria-label={office.openNavigation} onClick={onOpenMenu}>
          <MenuIcon />
        </Button>
      </div>
      <div className={styles["mark"]}>
        <ComandaMark size={32} />
      </div>
      <p className={styles["title"]}>
        {office.title}
        <span className={styles["venue"]}>{locationOf(session).name}</span>
      </p>
      <Button kind="plain" onClick={onLeave}>
        {office.backToTill}
      </Button>
    </header>
  );
}

import { Suspense, useState } from "react";
import { Redirect, useLocation } from "wouter";

import { OfficeMessagesProvider, useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { LeaveUnsaved, leave } from "#ui/unsaved.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { FaultBoundary } from "../fault/index.ts";
import { DemoBanner } from "./demo-banner.tsx";
import { findEntry, officeEntries, pathOf, type OfficeScreenProps } from "./office-entries.ts";
import { MissingRows } from "./missing-rows.tsx";
import { OfficeBar } from "./office-bar.tsx";
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
  const entry = findEntry(path);
  const [first] = officeEntries;
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
      <div className={styles["notice"]}>
        <DemoBanner key={path} />
      </div>
      <div className={styles["side"]}>
        <OfficeMenu shown={entry} onGo={handleGo} />
      </div>
      <main className={styles["main"]}>
        <MissingRows session={props.session} />
        <FaultBoundary part="screen">
          <Suspense fallback={<Waiting>{office.opening}</Waiting>}>
            <Part {...props} />
          </Suspense>
        </FaultBoundary>
      </main>
      <LeaveUnsaved texts={office.parts.form} />
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
          <OfficeMenu shown={entry} onGo={handleGo} />
        </Dialog>
      )}
    </div>
  );
}

import { requirePermission, type Action } from "@comanda/domain/staff/action-permissions";
import { Link } from "wouter";

import type { Session } from "#api/session.ts";

import styles from "./front-page.module.css";

type PermittedLinkProps = {
  readonly href: string;
  /** What the screen at this address is for; missing where every user may open it. */
  readonly action: Action | undefined;
  readonly session: Session;
  readonly children: string;
};

/** A name that leads to a screen, or only says itself to users who may not open that screen. */
export function PermittedLink({ href, action, session, children }: PermittedLinkProps) {
  const mayOpen = action === undefined || requirePermission(session.user, action) === null;
  if (!mayOpen) return <span className={styles["subject"]}>{children}</span>;
  return (
    <Link href={href} className={styles["subject"]}>
      {children}
    </Link>
  );
}

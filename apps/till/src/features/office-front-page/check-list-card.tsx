import { shownCheckList, type CheckListStep } from "@comanda/domain/front-page/check-list";
import type { Action } from "@comanda/domain/staff/action-permissions";
import { useState } from "react";
import { Link } from "wouter";

import type { Session } from "#api/session.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";
import { AttentionIcon, DoneIcon } from "#ui/icons.tsx";

import { locationOf } from "../order/index.ts";
import { Card } from "./card.tsx";
import { dismissStep, readDismissedSteps } from "./dismissed-steps.ts";
import styles from "./front-page.module.css";
import { PermittedLink } from "./permitted-link.tsx";
import type { FrontPageReply } from "./use-front-page.ts";

type CheckListCardProps = {
  readonly lines: FrontPageReply["checkList"];
  readonly hasDemoPasswords: boolean;
  readonly session: Session;
};

/** Where each step is done. */
const stepPaths = {
  article: "/office/articles/new",
  tile: "/office/articles",
  samples: "/office/files",
  tax: "/office/taxes/new",
  "notes-and-coins": "/office/currencies",
  staff: "/office/staff",
  "bill-printer": "/office/printing",
  "ticket-printer": "/office/printing",
  day: "/start-of-day",
  shift: "/cash-calc",
} as const;

/** What the steps outside the office are for. */
const stepActions: Readonly<Partial<Record<CheckListStep, Action>>> = {
  day: "start-work-day",
  shift: "start-shift",
};

/** What is missing before the venue can sell; gone once it can. */
export function CheckListCard({ lines, hasDemoPasswords, session }: CheckListCardProps) {
  const { frontPage, menuImport } = useOfficeMessages();
  const { id: location } = locationOf(session);
  const [dismissed, setDismissed] = useState(() => readDismissedSteps(location));
  const shown = shownCheckList(lines, ({ step }) => dismissed.has(step));
  if (shown.length === 0 && !hasDemoPasswords) return null;
  const done = shown.filter(({ isDone }) => isDone).length;
  const all = shown.length + (hasDemoPasswords ? 1 : 0);
  return (
    <Card title={frontPage.checkList} aside={frontPage.checked(done, all)}>
      <ul className={styles["steps"]}>
        {hasDemoPasswords && (
          <li data-done={false}>
            <AttentionIcon />
            <Link href="/office/staff">{frontPage.missing.passwords}</Link>
          </li>
        )}
        {shown.map(({ step, isDone, isOptional }) =>
          isDone ? (
            <li key={step} data-done>
              <DoneIcon />
              <span>{frontPage.done[step]}</span>
            </li>
          ) : (
            <li key={step} data-done={false}>
              <AttentionIcon />
              <PermittedLink href={stepPaths[step]} action={stepActions[step]} session={session}>
                {frontPage.missing[step]}
              </PermittedLink>
              {step === "article" && <Link href="/office/import">{menuImport.title}</Link>}
              {isOptional && (
                <Button
                  kind="quiet"
                  aria-label={frontPage.dismissStep(frontPage.missing[step])}
                  onClick={() => setDismissed(dismissStep(location, step))}
                >
                  {frontPage.dismiss}
                </Button>
              )}
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}

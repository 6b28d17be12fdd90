import { useRead } from "#records/use-read.ts";
import { listMissingRows, acknowledgeMissingRows } from "@comanda/contract/missing-rows";
import type { ReplyOf } from "@comanda/contract/call";
import { wireDateTimeText } from "@comanda/domain/time/date-text";
import { useState } from "react";

import { callApi } from "#api/call.ts";
import type { Session } from "#api/session.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useStaffNames } from "#records/use-records.ts";
import { writeWithNewKey } from "#records/write.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/message.tsx";

import { HelpLink } from "../help/index.ts";
import { useAction } from "../notice/index.ts";
import { zoneOf } from "../order/index.ts";

type MissingRowsReport = ReplyOf<typeof listMissingRows>[number];

/** Warns that a till has seen more journal rows than the server has, until a permitted user dismisses the message. */
export function MissingRows({ session }: { readonly session: Session }) {
  const { missingRows } = useOfficeMessages();
  const request = useRead(() => callApi(listMissingRows, {}), "missing-rows");
  const staffNames = useStaffNames();
  const { isBusy, run } = useAction();
  const [isSeen, setIsSeen] = useState(false);
  // A user without the permission sees no warning.
  const [found] = request.state === "ready" ? request.reply : [];
  if (found === undefined || isSeen) return null;
  const handleSeen = () =>
    void run(async () => {
      const taken = await writeWithNewKey(acknowledgeMissingRows, {});
      if (!taken.ok) return taken.failure;
      setIsSeen(true);
      return null;
    });
  const till = staffNames.get(found.user) ?? `#${found.user}`;
  const since = lossMomentText(found, session);
  return (
    <Message
      title={
        found.missing > 0 ? missingRows.title(found.missing, since) : missingRows.otherTitle(since)
      }
      hint={missingRows.hint(till)}
      action={
        <>
          <HelpLink page="running/backup#entries-are-missing" />
          <Button kind="plain" isBusy={isBusy} onClick={handleSeen}>
            {missingRows.seen}
          </Button>
        </>
      }
    />
  );
}

/** When the server's last common row was written, or when the loss was noticed if there is none. */
function lossMomentText({ since, noticed }: MissingRowsReport, session: Session): string {
  return wireDateTimeText(since ?? noticed, zoneOf(session));
}

import { useEffect, useState } from "react";

import { reportFault } from "#api/report-fault.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useRecordState } from "#records/use-records.ts";
import { Question } from "#ui/question.tsx";

import { outlivesUpdate } from "./outlives-update.ts";

/** A user who is busy with guests is asked again a little later. */
const repeatAfterMs = 5 * 60 * 1000;

/** Announces a new release; on Ok the till reloads with it. */
export function UpdateMessage() {
  const { order, cancel, ok } = useAllMessages();
  const isOutdated = useRecordState((state) => state.isOutdated);
  const [isPutOff, setIsPutOff] = useState(false);
  useEffect(() => {
    if (!isPutOff) return undefined;
    const timer = setTimeout(() => setIsPutOff(false), repeatAfterMs);
    return () => clearTimeout(timer);
  }, [isPutOff]);
  if (!isOutdated || isPutOff) return null;
  const handleLater = () => setIsPutOff(true);
  return (
    <Question
      title={order.updateTitle}
      no={cancel}
      yes={ok}
      onNo={handleLater}
      onYes={() => void restartWithNewRelease()}
    >
      {order.updateText}
    </Question>
  );
}

async function restartWithNewRelease(): Promise<void> {
  for (const name of Object.keys(localStorage)) {
    if (!outlivesUpdate(name)) localStorage.removeItem(name);
  }
  try {
    const { renewShell } = await import("../shell/index.ts");
    await renewShell();
  } catch (error) {
    // The reload gets the server's page in any case.
    reportFault(error, "renew shell");
  }
  location.reload();
}

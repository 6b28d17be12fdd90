import { useRead } from "#records/use-read.ts";
import { readSamples, removeSamples } from "@comanda/contract/office-setup";
import type { ReplyOf } from "@comanda/contract/call";
import { useState } from "react";

import { callApi } from "#api/call.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { write } from "#records/write.ts";
import { Button } from "#ui/button.tsx";
import { Question } from "#ui/question.tsx";

import { showSuccess, useAction } from "../notice/index.ts";
import { SetupAction } from "./setup-action.tsx";

/** Removes what a sample venue has brought; gone once nothing of it is left. */
export function RemoveSamples() {
  const { setup } = useOfficeMessages().tools;
  const [removals, setRemovals] = useState(0);
  const request = useRead(() => callApi(readSamples, {}), `${removals}`);
  const [isAsked, setIsAsked] = useState(false);
  const { isBusy, run } = useAction();
  if (request.state !== "ready") return null;
  const samples = request.reply;
  if (samples.going + samples.changed + samples.needed === 0) return null;
  const remove = () =>
    run(async () => {
      const outcome = await write(removeSamples, {});
      setIsAsked(false);
      if (!outcome.ok) return outcome.failure;
      showSuccess(setup.samplesRemoved(outcome.reply.removed));
      setRemovals((count) => count + 1);
      return null;
    });
  return (
    <SetupAction
      title={setup.samples}
      hint={setup.samplesHint}
      result={samples.going === 0 && <StayingSamples samples={samples} />}
    >
      {samples.going > 0 && (
        <Button kind="plain" onClick={() => setIsAsked(true)}>
          {setup.removeSamples}
        </Button>
      )}
      {isAsked && (
        <Question
          title={setup.removeSamplesTitle(samples.going)}
          no={setup.cancel}
          yes={setup.removeSamples}
          takesAway
          isBusy={isBusy}
          onNo={() => setIsAsked(false)}
          onYes={() => void remove()}
        >
          <StayingSamples samples={samples} />
          {samples.sold > 0 && <p>{setup.soldSamples(samples.sold)}</p>}
          <p>{setup.removeSamplesText}</p>
        </Question>
      )}
    </SetupAction>
  );
}

/** How many samples stay, and why. */
function StayingSamples({ samples }: { readonly samples: ReplyOf<typeof readSamples> }) {
  const { setup } = useOfficeMessages().tools;
  return (
    <>
      {samples.changed > 0 && <p>{setup.changedSamples(samples.changed)}</p>}
      {samples.needed > 0 && <p>{setup.neededSamples(samples.needed)}</p>}
    </>
  );
}

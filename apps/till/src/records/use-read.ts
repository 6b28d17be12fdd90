import { useCallback, useEffect, useState } from "react";

import type { ReplyOrFailure } from "#api/call.ts";
import { isServerUnavailable, type Failure } from "#api/failure.ts";

import { onReconnect } from "./on-reconnect.ts";

/** What a screen has asked the server for. */
export type Read<Reply> =
  | { readonly state: "waiting" }
  | { readonly state: "ready"; readonly reply: Reply }
  | FailedRead;

export type FailedRead = {
  readonly state: "failed";
  readonly failure: Failure;
  readonly tryAgain: () => void;
};

/**
 * Asks the server when a screen opens, again when the question changes, and after no reply once the server is back. The
 * question stands for all that `ask` sends. With another version the question is the same, and the last reply stays
 * until the next one is here.
 */
export function useRead<Reply>(
  ask: () => Promise<ReplyOrFailure<Reply>>,
  question: string,
  version: number | string = 0,
): Read<Reply> {
  return useChangedRead(ask, question, version).read;
}

/** The same, for a reply that the screen changes by what it saves. */
export function useChangedRead<Reply>(
  ask: () => Promise<ReplyOrFailure<Reply>>,
  question: string,
  version: number | string = 0,
): {
  readonly read: Read<Reply>;
  readonly change: (changed: (reply: Reply) => Reply) => void;
} {
  const [asked, setAsked] = useState(() => waitFor<Reply>(question));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const tryAgain = () => {
      setAsked(waitFor(question));
      setTries((before) => before + 1);
    };
    const take = async () => {
      const outcome = await ask();
      if (!isLeft) setAsked({ question, read: readOf(outcome, tryAgain) });
    };
    void take();
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the question stands for what `ask` sends
  }, [question, version, tries]);
  const change = useCallback((changed: (reply: Reply) => Reply) => {
    setAsked((before) =>
      before.read.state === "ready"
        ? { ...before, read: { state: "ready", reply: changed(before.read.reply) } }
        : before,
    );
  }, []);
  const { read } = asked.question === question ? asked : waitFor<Reply>(question);
  useEffect(() => {
    const isAway = read.state === "failed" && isServerUnavailable(read.failure);
    return isAway ? onReconnect(read.tryAgain) : undefined;
  }, [read]);
  return { read, change };
}

type Asked<Reply> = { readonly question: string; readonly read: Read<Reply> };

function waitFor<Reply>(question: string): Asked<Reply> {
  return { question, read: { state: "waiting" } };
}

function readOf<Reply>(outcome: ReplyOrFailure<Reply>, tryAgain: () => void): Read<Reply> {
  return outcome.ok
    ? { state: "ready", reply: outcome.reply }
    : { state: "failed", failure: outcome.failure, tryAgain };
}

import type { OutboxEnvironment } from "@comanda/sync/outbox/run-outbox";

import { outboxChannel } from "../kept-orders/index.ts";

/** On it the windows ask whether one of them sends. */
const turnChannel = `${outboxChannel}.turn`;

type TurnMessage = "asked" | "sending";

type TurnWindow = Pick<OutboxEnvironment, "isServerLost"> & { readonly signal: AbortSignal };

type Turns = Pick<OutboxEnvironment, "takeTurn" | "askSender"> & {
  readonly leaveTurns: () => void;
};

/**
 * Lets one window of the device send at a time. It tells the others that it does; a window that the browser has
 * suspended cannot, nor does one that takes the server for lost, so another one takes the turn over.
 */
export function joinTurns({ isServerLost, signal }: TurnWindow): Turns {
  const windows = new BroadcastChannel(turnChannel);
  let isSending = false;
  let handleAnswer: (() => void) | null = null;
  const tell = (message: TurnMessage) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has only its own origin
    windows.postMessage(message);
  };
  windows.addEventListener("message", ({ data }) => {
    if (data === "sending") handleAnswer?.();
    else if (isSending && !isServerLost()) tell("sending");
  });
  return {
    leaveTurns: () => windows.close(),
    takeTurn: async (work, isTakenOver) =>
      await navigator.locks.request(
        outboxChannel,
        isTakenOver ? { steal: true } : { ifAvailable: true },
        async (lock) => {
          if (lock === null) return false;
          isSending = true;
          try {
            await work();
          } finally {
            isSending = false;
          }
          return true;
        },
      ),
    askSender: async (limitMs) =>
      await new Promise((resolve) => {
        const end = (isAnswered: boolean) => {
          clearTimeout(timer);
          signal.removeEventListener("abort", handleStop);
          handleAnswer = null;
          resolve(isAnswered);
        };
        const handleStop = () => end(false);
        const timer = setTimeout(handleStop, limitMs);
        signal.addEventListener("abort", handleStop);
        handleAnswer = () => end(true);
        tell("asked");
      }),
  };
}

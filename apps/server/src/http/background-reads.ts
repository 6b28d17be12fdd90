import type { Call, ReplyOf } from "@comanda/contract/call";
import type { Instant } from "@comanda/contract/wire";

import { isRefused, type RefusedCall } from "#call/refused-call.ts";
import type { Session } from "#call/session.ts";

import type { PdfFile } from "./pdf-file.ts";
import { inputReader, type CallInput, type RawInput } from "./read-input.ts";

export type HandlerResult<C extends Call> =
  | (ReplyOf<C> extends Uint8Array ? PdfFile : ReplyOf<C>)
  | RefusedCall;

/** A read as it travels to the thread for long reads; its input is checked there. */
export type BackgroundRead = {
  readonly call: string;
  readonly raw: RawInput;
  readonly session: Session;
  readonly at: Instant;
};

export type RunInBackground = (read: BackgroundRead) => Promise<object>;

export type BackgroundRegistry = {
  /**
   * For a read that may take longer than a few milliseconds: it runs on a thread with a connection of its own, so that
   * no till waits for it. The handler may use nothing but its arguments and the database.
   */
  readonly answerInBackground: <C extends Call>(
    call: C,
    handler: (input: CallInput<C>, session: Session, at: Instant) => Promise<HandlerResult<C>>,
  ) => void;
};

/** Collects the handlers of long reads, and runs them by the name of their call. */
export function backgroundReads(): BackgroundRegistry & { readonly run: RunInBackground } {
  const handlers = new Map<string, RunInBackground>();
  return {
    answerInBackground: (call, handler) => {
      const read = inputReader(call);
      handlers.set(call.name, async ({ raw, session, at }) => {
        const input = await read(raw);
        return isRefused(input) ? input : handler(input, session, at);
      });
    },
    run: async (read) => {
      const handler = handlers.get(read.call);
      if (handler === undefined) throw new Error(`${read.call} is not read in the background`);
      return handler(read);
    },
  };
}

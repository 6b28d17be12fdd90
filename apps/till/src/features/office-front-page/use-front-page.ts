import type { ReplyOf } from "@comanda/contract/call";
import { readFirstVenue } from "@comanda/contract/first-venue";
import { readFrontPage } from "@comanda/contract/front-page";
import { useEffect, useState } from "react";

import { callApi } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";
import { repeatOnWrites } from "#records/repeat-on-writes.ts";

export type FrontPageReply = ReplyOf<typeof readFrontPage>;
export type FrontPageFigures = NonNullable<FrontPageReply["figures"]>;

type FrontPageState = {
  /** The last figures that came, which stay while newer ones do not. */
  readonly page: FrontPageReply | null;
  readonly hasDemoPasswords: boolean;
  /** Why the last try brought none. */
  readonly failure: Failure | null;
};

/** The front page, read again when a till or the office has written, every minute, and when the page is looked at. */
export function useFrontPage(): FrontPageState {
  const [state, setState] = useState<FrontPageState>({
    page: null,
    hasDemoPasswords: false,
    failure: null,
  });
  useEffect(() => {
    let isLeft = false;
    const stop = repeatOnWrites(async () => {
      const [page, venue] = await Promise.all([
        callApi(readFrontPage, {}),
        callApi(readFirstVenue, {}),
      ]);
      if (isLeft) return;
      setState((before) => ({
        page: page.ok ? page.reply : before.page,
        failure: page.ok ? null : page.failure,
        hasDemoPasswords: venue.ok ? venue.reply.hasDemoPasswords : before.hasDemoPasswords,
      }));
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, []);
  return state;
}

import { isServerUnavailable } from "#api/failure.ts";
import { useMessages } from "#language/use-language.ts";
import type { FailedRead } from "#records/use-read.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/message.tsx";

import { FailureMessage } from "./failure-message.tsx";

type ReadFailureProps = {
  readonly read: FailedRead;
  /** What the screen says instead if the server is away. */
  readonly away?: { readonly title: string; readonly hint: string };
};

/** Why a screen has nothing to show. A press asks the server again; only a refusal is final. */
export function ReadFailure({ read: { failure, tryAgain }, away }: ReadFailureProps) {
  const messages = useMessages();
  const again = failure.status >= 500 && (
    <Button kind="plain" onClick={tryAgain}>
      {messages.tryAgain}
    </Button>
  );
  return isServerUnavailable(failure) && away !== undefined ? (
    <Message {...away} action={again} />
  ) : (
    <FailureMessage failure={failure}>{again}</FailureMessage>
  );
}

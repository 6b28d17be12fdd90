import { useOfficeMessages } from "#language/office-messages.tsx";
import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/message.tsx";

/** Shown if a part could not be fetched: the network is down, or the server has another release by now. */
export function PartUnavailable() {
  const office = useOfficeMessages();
  const { networkHint } = useMessages();
  return (
    <Message
      title={office.unreachable}
      hint={networkHint}
      action={
        <Button kind="plain" onClick={() => location.reload()}>
          {office.startAgain}
        </Button>
      }
    />
  );
}

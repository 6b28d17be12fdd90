import { useOfficeMessages } from "#language/office-messages.tsx";
import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/message.tsx";

/** A part that could not be fetched: the network is away, or another release has taken its place. */
export function Unreachable() {
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

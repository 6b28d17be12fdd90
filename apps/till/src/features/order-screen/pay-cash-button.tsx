import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";

import { useOpenPayCash } from "../end-bill/index.ts";

/** Opens the cash screen, or shows why it cannot. */
export function PayCashButton() {
  const { money } = useMessages();
  const open = useOpenPayCash();
  return (
    <Button kind="plain" data-pay-cash="" onClick={open}>
      {money.payCash}
    </Button>
  );
}

import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";

import { useOpenPayCash } from "../end-bill/index.ts";

/** Opens the cash screen, or shows why it cannot. */
export function PayCashButton({ onPress }: { readonly onPress: () => void }) {
  const { money } = useMessages();
  const open = useOpenPayCash();
  const handleClick = () => {
    onPress();
    open();
  };
  return (
    <Button kind="plain" data-pay-cash="" onClick={handleClick}>
      {money.payCash}
    </Button>
  );
}

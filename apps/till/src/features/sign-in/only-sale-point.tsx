import { useCallback, useEffect } from "react";
import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { FailureMessage } from "../failure/index.ts";
import type { SalePoint } from "./pick-sale-point.ts";
import { usePickSalePoint } from "./use-pick-sale-point.ts";

/** With nothing to choose, continues to the only sale point. */
export function OnlySalePoint({ salePoint }: { readonly salePoint: SalePoint }) {
  const messages = useMessages();
  const { pick, failure, picking } = usePickSalePoint();
  const goOn = useCallback(() => void pick(salePoint.id), [pick, salePoint.id]);
  useEffect(goOn, [goOn]);
  if (failure === null) return <Waiting>{messages.openingSalePoint}</Waiting>;
  return (
    <FailureMessage failure={failure}>
      <Button kind="plain" isBusy={picking !== null} onClick={goOn}>
        {messages.tryAgain}
      </Button>
    </FailureMessage>
  );
}

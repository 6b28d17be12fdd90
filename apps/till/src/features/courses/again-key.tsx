import type { Bill } from "@comanda/domain/bill/bill";
import type { Line } from "@comanda/domain/bill/line";
import { useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icons.tsx";

import { mayBeMadeAgain } from "./may-be-made-again.ts";

type AgainKeyProps = { readonly bill: Bill; readonly line: Line };

/** For a dish that the kitchen has, and that has to be made once more. */
export function AgainKey({ bill, line }: AgainKeyProps) {
  const { seats } = useAllMessages();
  const [, navigate] = useLocation();
  if (!mayBeMadeAgain(bill, line)) return null;
  return (
    <Button kind="plain" onClick={() => navigate(`/again/${line.key}`)}>
      <Icon>
        <path d="M20 12a8 8 0 1 1-2.3-5.7M20 4v4h-4" />
      </Icon>
      <span>{seats.again}</span>
    </Button>
  );
}

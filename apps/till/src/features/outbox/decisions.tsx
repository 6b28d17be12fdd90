import { takenPlace } from "@comanda/sync/outbox/answer-move";
import { unresolvedPrices } from "@comanda/sync/outbox/resolve-prices";
import type { Intent } from "@comanda/sync/outbox/intent";
import type { StuckIntent } from "@comanda/sync/outbox/unsent-list";

import { useOutboxMessages, type OutboxMessages } from "#language/outbox-messages.ts";
import { Button } from "#ui/button.tsx";

import { useAction } from "../notice/index.ts";
import { PriceActions, PriceRows } from "../price-question/index.ts";
import { dropMove } from "./answer-move.ts";
import { removeIntentLine, sendAtPrices } from "./answer-prices.ts";
import { hintText } from "./intent-texts.ts";
import { dropIntents, sendAgain } from "./open-as-new.ts";
import styles from "./outbox-list.module.css";
import { TableQuestion } from "../table-question/index.ts";
import { useMissingStep, useMoves } from "./use-moves.ts";

type DecisionsProps = { readonly stuck: StuckIntent; readonly onClose: () => void };

/** What staff can do about a refused intent and what it holds back. */
export function Decisions({ stuck, onClose }: DecisionsProps) {
  return unresolvedPrices(stuck.intent).length > 0 ? (
    <PriceDecisions intent={stuck.intent} />
  ) : (
    <OtherDecisions stuck={stuck} onClose={onClose} />
  );
}

function PriceDecisions({ intent }: { readonly intent: Intent }) {
  const { isBusy, decide } = useDecision();
  const answers = {
    prices: unresolvedPrices(intent),
    isBusy,
    onRemove: (key: string) => decide(() => removeIntentLine(intent, key)),
  };
  return (
    <>
      <PriceRows {...answers} quantityOf={(key) => piecesOf(intent, key)} />
      <div className={styles["decisions"]}>
        <PriceActions {...answers} onConfirm={() => decide(() => sendAtPrices(intent))} />
      </div>
    </>
  );
}

function OtherDecisions({ stuck, onClose }: DecisionsProps) {
  const { intent } = stuck;
  const outbox = useOutboxMessages();
  const { decide } = useDecision();
  const step = useMissingStep(stuck, onClose);
  const { moves, asked } = useMoves(stuck, onClose);
  if (asked !== null) return <TableQuestion {...asked} />;
  const hint = step === null ? hintText(intent, outbox) : null;
  const buttons = [
    ...(step === null ? [] : [step]),
    ...moves,
    { label: outbox.sendAgain, onPress: () => decide(() => sendAgain(intent)) },
    takenPlace(intent) === null
      ? { label: dropText(stuck, outbox), onPress: () => decide(() => dropIntents(stuck)) }
      : { label: outbox.noMove, onPress: () => decide(() => dropMove(intent)) },
  ];
  return (
    <>
      {hint !== null && <p>{hint}</p>}
      <div className={styles["decisions"]}>
        {buttons.map(({ label, onPress }) => (
          <Button key={label} kind="plain" onClick={onPress}>
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}

function dropText({ heldBack }: StuckIntent, outbox: OutboxMessages): string {
  return heldBack.length > 0 ? outbox.dropAll(heldBack.length + 1) : outbox.drop;
}

function useDecision() {
  const { isBusy, run } = useAction();
  const decide = (action: () => Promise<void>) => {
    void run(async () => {
      await action();
      return null;
    });
  };
  return { isBusy, decide };
}

function piecesOf({ body }: Intent, key: string): number {
  return body.billItems.reduce(
    (sum, item) => ("key" in item && item.key === key ? item.qty : sum),
    1,
  );
}

import type { OrderLevelId } from "@comanda/domain/id";
import { asksForCommission } from "@comanda/domain/menu/next-step";
import { levelsFor } from "@comanda/domain/menu/order-level";
import { useState } from "react";
import { Redirect } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { DoneIcon } from "#ui/icons.tsx";
import { Screen } from "#ui/screen.tsx";
import { useWayOut } from "#ui/use-way-out.ts";

import { useNavigate } from "../navigation/index.ts";
import { useAction, type Problem } from "../notice/index.ts";
import { requireLevelled, selectedLine } from "../order/index.ts";
import { setLineLevel } from "./change-line.ts";
import styles from "./order-level-screen.module.css";

type OrderLevelScreenProps = {
  readonly reference: Reference;
  /** Whether the till opened the screen after a press on the article. */
  readonly isAsked: boolean;
};

/** Chooses how a dish is cooked, from the levels of its product group; one touch, and back to the order. */
export function OrderLevelScreen({ reference, isAsked }: OrderLevelScreenProps) {
  const { lines, cancel } = useAllMessages();
  useTitle(lines.orderLevel);
  const navigate = useNavigate();
  const { isBusy, run } = useAction();
  const [line] = useState(() => (requireLevelled() === null ? selectedLine() : null));
  const article = reference.menu.articles.find(({ id }) => id === line?.article);
  // The questions after a press come one after the other.
  const asksOn = isAsked && article !== undefined && asksForCommission(article);
  const handleDone = () =>
    navigate(asksOn ? `/set-commission/${article.id}/force` : "/order", { replace: asksOn });
  useWayOut(handleDone);
  if (line === null || line.type !== "normal" || article === undefined) {
    return <Redirect to="/order" replace />;
  }
  const levels = levelsFor(article, reference.levels);
  const choose = async (level: OrderLevelId): Promise<Problem> => {
    const problem = await setLineLevel(line.key, article, level);
    if (problem === null) handleDone();
    return problem;
  };
  return (
    <Screen title={lines.levelFor(article.name)}>
      {levels.length === 0 && (
        <Empty title={lines.noLevels(article.name)} hint={lines.noLevelsHint} />
      )}
      <div className={styles["levels"]}>
        {levels.map((level) => (
          <Button
            key={level.id}
            kind="choice"
            aria-pressed={level.id === line.orderLevel}
            isBusy={isBusy}
            onClick={() => void run(() => choose(level.id))}
          >
            {level.name}
            {level.id === line.orderLevel && <DoneIcon />}
          </Button>
        ))}
        <Button kind="plain" onClick={handleDone}>
          {cancel}
        </Button>
      </div>
    </Screen>
  );
}

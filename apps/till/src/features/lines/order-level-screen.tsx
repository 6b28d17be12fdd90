import { levelsFor } from "@comanda/domain/menu/order-level";
import { useState } from "react";
import { Redirect, useLocation } from "wouter";

import { useMessages } from "#language/use-language.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { DoneIcon } from "#ui/icons.tsx";
import { Screen } from "#ui/screen.tsx";
import { useEscape } from "#ui/use-escape.ts";

import { useSaving } from "../notice/index.ts";
import { requireLevelled, selectedLine } from "../order/index.ts";
import { levelLine } from "./change-line.ts";
import styles from "./order-level-screen.module.css";

/** How the dish is wanted, from the levels of its product group: one touch, and back to the order. */
export function OrderLevelScreen({ reference }: { readonly reference: Reference }) {
  const { lines, cancel } = useMessages();
  useTitle(lines.orderLevel);
  const [, navigate] = useLocation();
  const { isBusy, save } = useSaving();
  const [line] = useState(() => (requireLevelled() === null ? selectedLine() : null));
  useEscape(() => navigate("/order"));
  const article = reference.menu.articles.find(({ id }) => id === line?.article);
  if (line === null || line.type !== "normal" || article === undefined) {
    return <Redirect to="/order" replace />;
  }
  const levels = levelsFor(article, reference.levels);
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
            onClick={() => void save(() => levelLine(line.key, article, level.id))}
          >
            {level.name}
            {level.id === line.orderLevel && <DoneIcon />}
          </Button>
        ))}
        <Button kind="plain" onClick={() => navigate("/order")}>
          {cancel}
        </Button>
      </div>
    </Screen>
  );
}

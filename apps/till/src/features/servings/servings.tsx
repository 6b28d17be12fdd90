import type { Article } from "@comanda/domain/menu/article";
import { nextServing, type Serving } from "@comanda/domain/menu/next-serving";
import { articlesOffered, findPausedMenus } from "@comanda/domain/menu/scheduled-menu";
import { minutesText } from "@comanda/domain/time/minute-text";
import type { Language } from "@comanda/domain/venue/settings";
import { weekdayText } from "@comanda/paper/price-list/hours-text";
import type { ComponentProps } from "react";

import { useLanguages } from "#language/use-language.ts";
import { useCurrentMinute } from "#records/use-current-minute.ts";
import { useRecordState } from "#records/use-records.ts";

import type { MenuParts } from "../menu/index.ts";
import { requireSession, zoneOf } from "../order/index.ts";
import styles from "./servings.module.css";

/** When articles that the search has found are served, if they are not offered now. */
export function Servings({ articles }: ComponentProps<MenuParts["Servings"]>) {
  const { language } = useLanguages();
  const at = useCurrentMinute();
  const scheduled = useRecordState(({ reference }) => reference?.scheduledMenus ?? noMenus);
  const clock = { at, timeZone: zoneOf(requireSession()) };
  const isOffered = articlesOffered(scheduled, findPausedMenus(scheduled, clock));
  const servingOf = nextServing(scheduled, clock);
  const later = articles.flatMap((article: Article) => {
    const serving = isOffered(article) ? null : servingOf(article);
    return serving === null ? [] : [{ article, text: servingText(serving, language.code) }];
  });
  if (later.length === 0) return null;
  return (
    <ul className={styles["servings"]}>
      {[...Map.groupBy(later, ({ text }) => text)].map(([text, served]) => (
        <li key={text}>
          <b>{text}</b> {served.map(({ article }) => article.name).join(", ")}
        </li>
      ))}
    </ul>
  );
}

const noMenus = [] as const;

/** Lunch 11:00–15:00, or on another day Lunch Mon 11:00–15:00. */
function servingText(
  { name, weekday, startMinute, endMinute }: Serving,
  language: Language,
): string {
  const day = weekday === null ? [] : [weekdayText(weekday, language)];
  return [name, ...day, minutesText(startMinute, endMinute)].join(" ");
}

import { findArticles, findArticleToOrder } from "@comanda/domain/menu/find-articles";
import {
  articlesInCategory,
  articlesOnFavorite,
  partsOfCategory,
  type Menu,
} from "@comanda/domain/menu/menu";
import type { Category } from "@comanda/domain/menu/category";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import type { Article } from "@comanda/domain/menu/article";
import { useId, useMemo, useState, type ReactNode } from "react";

import { useMessages } from "#language/use-language.ts";
import { Choices } from "#ui/choices.tsx";
import { Empty } from "#ui/empty.tsx";
import { SearchField } from "#ui/search-field.tsx";
import type { Tab } from "#ui/tabs.tsx";
import type { Messages } from "#language/english.ts";

import { showNotice } from "../notice/index.ts";
import { ArticlePages } from "./article-pages.tsx";
import { Categories } from "./categories.tsx";
import styles from "./menu-browser.module.css";
import { readableColors } from "./readable-colors.ts";

type MenuBrowserProps = {
  readonly menu: Menu;
  readonly moneyFormat: MoneyFormat;
  /** Shown under the tiles. */
  readonly foot: ReactNode;
  /** Shown below everything but the categories. */
  readonly actions: ReactNode;
  readonly onPress: (article: Article) => void;
};

export function MenuBrowser({ menu, moneyFormat, foot, actions, onPress }: MenuBrowserProps) {
  const messages = useMessages();
  const panelId = useId();
  const shown = useShownArticles(menu);
  const { tabs, tab, name, parts, part, search, isSearching, articles } = shown;
  const handlePress = (article: Article) => {
    shown.setSearch("");
    onPress(article);
  };
  /** The search is emptied at once, so a second Enter finds nothing to order. */
  const handleEnter = (field: HTMLElement) => {
    if (!isSearching) return;
    const meant = findArticleToOrder(articles, search);
    if (meant === null) {
      showNotice(whyNone(articles.length, messages));
      return;
    }
    handlePress(meant);
    // The next digit is a quantity again, and the next letter comes back here.
    field.blur();
  };
  if (tabs.length === 0) return <Empty title={messages.emptyMenu} hint={messages.emptyMenuHint} />;
  return (
    <div className={styles["browser"]}>
      <Categories
        tabs={tabs}
        name={name}
        selected={isSearching ? null : (tab?.key ?? null)}
        panelId={panelId}
        onSelect={shown.select}
      />
      <div className={styles["head"]}>
        <SearchField
          label={messages.searchMenu}
          value={search}
          isDisabled={false}
          takesAllTyping
          onChange={shown.setSearch}
          onEnter={handleEnter}
        />
      </div>
      <TilePanel
        id={panelId}
        label={isSearching ? messages.searchMenu : name}
        shown={isSearching ? `search ${search}` : `${tab?.key} ${part?.id}`}
        parts={
          isSearching || parts.length === 0 ? null : (
            <Parts category={name} parts={parts} part={part} onChoose={shown.choosePart} />
          )
        }
        articles={articles}
        isSearching={isSearching}
        moneyFormat={moneyFormat}
        foot={foot}
        onPress={handlePress}
      />
      <div className={styles["actions"]}>{actions}</div>
    </div>
  );
}

/** Why Enter orders nothing. */
function whyNone(found: number, { noResults, severalFound }: Messages): string {
  return found === 0 ? noResults : severalFound(found);
}

/** The open category or part of it, or what is searched, with its articles. */
function useShownArticles(menu: Menu) {
  const messages = useMessages();
  const tabs = useMemo(() => menuTabs(menu, messages), [menu, messages]);
  const [selected, setSelected] = useState<string | null>(null);
  const [chosenPart, choosePart] = useState(wholeCategory);
  const [search, setSearch] = useState("");
  const isSearching = search.trim() !== "";
  // The selected tab may have been retired meanwhile.
  const tab = tabs.find(({ key }) => key === selected) ?? tabs[0];
  const parts = useMemo(() => tab?.parts() ?? [], [tab]);
  const part = parts.find(({ id }) => String(id) === chosenPart);
  const articles = useMemo(() => {
    if (isSearching) return findArticles(menu.articles, search);
    return part === undefined ? (tab?.articles() ?? []) : articlesInCategory(menu, part.id);
  }, [isSearching, menu, search, tab, part]);
  const select = (key: string) => {
    setSelected(key);
    choosePart(wholeCategory);
    setSearch("");
  };
  const name = tab?.name ?? "";
  const choice = { tabs, tab, name, parts, part, search, isSearching, articles };
  return { ...choice, select, choosePart, setSearch };
}

/** The value for all parts of a category. */
const wholeCategory = "";

type PartsProps = {
  readonly category: string;
  readonly parts: readonly Category[];
  /** Undefined for all. */
  readonly part: Category | undefined;
  readonly onChoose: (value: string) => void;
};

function Parts({ category, parts, part, onChoose }: PartsProps) {
  const messages = useMessages();
  return (
    <Choices
      label={category}
      value={part === undefined ? wholeCategory : String(part.id)}
      options={[
        { value: wholeCategory, name: messages.wholeCategory },
        ...parts.map(({ id, name }) => ({ value: String(id), name })),
      ]}
      onChange={onChoose}
    />
  );
}

type TilePanelProps = Omit<MenuBrowserProps, "menu" | "actions"> & {
  readonly id: string;
  readonly label: string;
  /** When this key changes, the tiles start at their first page. */
  readonly shown: string;
  readonly articles: readonly Article[];
  readonly isSearching: boolean;
  /** The choice between the parts of the category, if it has any. */
  readonly parts: ReactNode;
};

function TilePanel({ id, label, shown, articles, isSearching, parts, ...how }: TilePanelProps) {
  return (
    <div
      id={id}
      role="tabpanel"
      aria-label={label}
      className={styles["panel"]}
      data-parts={parts !== null}
    >
      {parts !== null && <div className={styles["parts"]}>{parts}</div>}
      {articles.length === 0 ? (
        <NothingToShow isSearching={isSearching} />
      ) : (
        <ArticlePages key={shown} articles={articles} {...how} />
      )}
    </div>
  );
}

function NothingToShow({ isSearching }: { readonly isSearching: boolean }) {
  const { noResults, noResultsHint, emptyCategory, emptyCategoryHint } = useMessages();
  if (isSearching) return <Empty title={noResults} hint={noResultsHint} />;
  return <Empty title={emptyCategory} hint={emptyCategoryHint} />;
}

/** Only the articles of the tab that is shown are collected: there may be thousands in all. */
type MenuTab = Tab & {
  readonly articles: () => readonly Article[];
  readonly parts: () => readonly Category[];
};

/** The favourite pages first, then the top categories, each group in its own order. */
function menuTabs(menu: Menu, { favorite }: Messages): readonly MenuTab[] {
  const favorites = inOrder(menu.favorites).map(({ id, name }) => ({
    key: `favorite-${id}`,
    name,
    mark: { kind: "star", says: favorite } as const,
    articles: () => articlesOnFavorite(menu, id),
    parts: () => [],
  }));
  const topCategories = menu.categories.filter(({ parentId }) => parentId === null);
  const categories = inOrder(topCategories).map(({ id, name, color }) => ({
    key: `category-${id}`,
    name,
    mark: { kind: "color", ...readableColors(color) } as const,
    articles: () => articlesInCategory(menu, id),
    parts: () => partsOfCategory(menu, id),
  }));
  return [...favorites, ...categories];
}

function inOrder<Item extends { readonly indexNumber: number }>(
  items: readonly Item[],
): readonly Item[] {
  return items.toSorted((first, second) => first.indexNumber - second.indexNumber);
}

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
import { useId, useMemo, useState, type ComponentType, type ReactNode } from "react";
import { useStore } from "zustand";

import { useMessages } from "#language/use-language.ts";
import { offeredMenuStore } from "#records/offered-menu.ts";
import { Choices } from "#ui/choices.tsx";
import { SearchField } from "#ui/search-field.tsx";
import type { Tab } from "#ui/tabs.tsx";
import type { Messages } from "#language/language.ts";

import { showNotice } from "../notice/index.ts";
import { ArticlePages } from "./article-pages.tsx";
import { Categories } from "./categories.tsx";
import styles from "./menu-browser.module.css";
import { readableColors } from "./readable-colors.ts";

/** What comes with a later file: until then, nothing stands in their places. */
export type MenuParts = {
  /** Says when what the search has found is served, if it is not offered now. */
  readonly Servings: ComponentType<{ readonly articles: readonly Article[] }>;
  /** Says why there is no tile. */
  readonly NoTiles: ComponentType<{ readonly isSearching: boolean; readonly hasTab: boolean }>;
};

type MenuBrowserProps = {
  readonly menu: Menu;
  readonly moneyFormat: MoneyFormat;
  /** Shown under the tiles. */
  readonly foot: ReactNode;
  /** Null until their file is here. */
  readonly parts: MenuParts | null;
  /** Shown below everything but the categories. */
  readonly actions: ReactNode;
  readonly onPress: (article: Article) => void;
};

export function MenuBrowser(props: MenuBrowserProps) {
  const { menu, moneyFormat, foot, parts: later, actions, onPress } = props;
  const messages = useMessages();
  const panelId = useId();
  const offered = useStore(offeredMenuStore) ?? menu;
  const shown = useShownArticles(menu, offered);
  const { tabs, tab, name, parts, part, search, isSearching, articles } = shown;
  const { handlePress, handleEnter } = useOrdering(shown, onPress);
  return (
    <div className={styles["browser"]}>
      {tab !== undefined && (
        <Categories
          tabs={tabs}
          name={name}
          selected={isSearching ? null : tab.key}
          panelId={panelId}
          onSelect={shown.select}
        />
      )}
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
          isSearching
            ? offered !== menu && later !== null && <later.Servings articles={articles} />
            : parts.length > 0 && (
                <Parts category={name} parts={parts} part={part} onChoose={shown.choosePart} />
              )
        }
        articles={articles}
        nothing={
          later !== null && <later.NoTiles isSearching={isSearching} hasTab={tab !== undefined} />
        }
        moneyFormat={moneyFormat}
        foot={foot}
        onPress={handlePress}
      />
      <div className={styles["actions"]}>{actions}</div>
    </div>
  );
}

/** Orders by a touch, or by Enter in the search. */
function useOrdering(
  {
    articles,
    search,
    isSearching,
    setSearch,
  }: Pick<ReturnType<typeof useShownArticles>, "articles" | "search" | "isSearching" | "setSearch">,
  onPress: MenuBrowserProps["onPress"],
) {
  const messages = useMessages();
  const handlePress = (article: Article) => {
    setSearch("");
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
  return { handlePress, handleEnter };
}

/** Why Enter orders nothing. */
function whyNone(found: number, { noResults, severalFound }: Messages): string {
  return found === 0 ? noResults : severalFound(found);
}

/** The open category or part of it with what is offered, or what is searched, with all articles that match. */
function useShownArticles(menu: Menu, offered: Menu) {
  const messages = useMessages();
  const tabs = useMemo(() => menuTabs(offered, messages), [offered, messages]);
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
    return part === undefined ? (tab?.articles() ?? []) : articlesInCategory(offered, part.id);
  }, [isSearching, menu, offered, search, tab, part]);
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

type TilePanelProps = Omit<MenuBrowserProps, "menu" | "actions" | "parts"> & {
  readonly id: string;
  readonly label: string;
  /** When this key changes, the tiles start at their first page. */
  readonly shown: string;
  readonly articles: readonly Article[];
  /** Shown if there are none. */
  readonly nothing: ReactNode;
  /** The choice between the parts of the category, or what is served later; false if there is none. */
  readonly parts: ReactNode;
};

function TilePanel({ id, label, shown, articles, nothing, parts, ...how }: TilePanelProps) {
  return (
    <div
      id={id}
      role="tabpanel"
      aria-label={label}
      className={styles["panel"]}
      data-parts={parts !== false}
    >
      {parts !== false && <div className={styles["parts"]}>{parts}</div>}
      {articles.length === 0 ? nothing : <ArticlePages key={shown} articles={articles} {...how} />}
    </div>
  );
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

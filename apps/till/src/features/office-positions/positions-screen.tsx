import { compareByName, type Article } from "@comanda/domain/menu/article";
import { findArticles } from "@comanda/domain/menu/find-articles";
import { useMemo, useState } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { Screen } from "#ui/screen.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { leave, useUnsaved } from "#ui/unsaved.tsx";
import { Waiting } from "#ui/waiting.tsx";
import type { TileCapacity } from "#ui/use-tile-capacity.ts";

import { ReadFailure } from "../failure/index.ts";
import { showSuccess, useAction } from "../notice/index.ts";
import {
  toList,
  recordName,
  saveRecords,
  recordsOf,
  useCatalog,
  type OfficeRecord,
} from "../office-records/index.ts";
import styles from "./positions-screen.module.css";
import { TileBoard } from "./tile-board.tsx";
import { orderTiles, insertUnshown, type PageKind } from "./tile-order.ts";

type PositionsScreenProps = { readonly reference: Reference };
type TilePage = { readonly kind: PageKind; readonly thing: OfficeRecord };

/** Arranges the tiles on every page of the menu. */
export function PositionsScreen({ reference }: PositionsScreenProps) {
  const { tools, records } = useOfficeMessages();
  const { positions } = tools;
  useTitle(positions.title);
  const { found, put } = useCatalog(pageTopics);
  const [chosen, setChosen] = useState("");
  const [screen, setScreen] = useState<TillScreen>(() => findNearestScreen(innerWidth));
  if (found.state === "waiting") return <Waiting>{records.loading}</Waiting>;
  if (found.state === "failed") return <ReadFailure read={found} />;
  const pages = listPages((kind) => recordsOf(found.reply, kind));
  const page = pages.find((one) => pageKey(one) === chosen) ?? pages[0];
  const options = pages.map((one) => ({
    value: pageKey(one),
    name: recordName(one.thing),
    group: records.titles[one.kind],
  }));
  if (page === undefined) {
    return (
      <Screen title={positions.title}>
        <Empty title={positions.empty} hint={positions.emptyHint} />
      </Screen>
    );
  }
  return (
    <Screen title={positions.title}>
      <div className={styles["chooser"]}>
        <SelectField
          label={positions.page}
          icon={null}
          value={pageKey(page)}
          options={options}
          onChange={(value) => leave(() => setChosen(value))}
        />
        <SelectField
          label={positions.screen}
          icon={null}
          value={screen}
          options={tillScreenNames.map((one) => ({ value: one, name: positions.screens[one] }))}
          onChange={setScreen}
        />
      </div>
      <PageTiles
        key={pageKey(page)}
        page={page}
        screen={screen}
        reference={reference}
        onSaved={(thing) => put(page.kind, [thing])}
      />
    </Screen>
  );
}

const pageTopics = ["category", "favorite"] as const;

/** The pages in the till's order: favourites, then the top-level categories. */
function listPages(thingsOf: (kind: PageKind) => readonly OfficeRecord[]): readonly TilePage[] {
  const pages = (kind: PageKind, things: readonly OfficeRecord[]) =>
    things
      .toSorted((one, other) => Number(one["indexNumber"]) - Number(other["indexNumber"]))
      .map((thing): TilePage => ({ kind, thing }));
  const topCategories = thingsOf("category").filter(({ parentId }) => parentId === null);
  return [...pages("favorite", thingsOf("favorite")), ...pages("category", topCategories)];
}

function pageKey({ kind, thing }: TilePage): string {
  return `${kind} ${thing.id}`;
}

type PageTilesProps = {
  readonly page: TilePage;
  readonly screen: TillScreen;
  readonly reference: Reference;
  readonly onSaved: (thing: OfficeRecord) => void;
};

function PageTiles({ page: { kind, thing }, screen, reference, onSaved }: PageTilesProps) {
  const { parts, tools } = useOfficeMessages();
  const { positions } = tools;
  const { isBusy, run } = useAction();
  const { menu, moneyFormat } = reference;
  const placed = useMemo(() => toList(thing["products"]).map(Number), [thing]);
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const tiles = orderTiles({ kind, id: thing.id }, order ?? placed, menu);
  const arrange = (next: readonly Article[]) => setOrder(next.map(({ id }) => id));
  useUnsaved(order !== null, isBusy);
  const save = () =>
    run(async () => {
      const { id, revision } = thing;
      const shown = tiles.map((tile) => tile.id);
      const products = insertUnshown(shown, placed, menu.articles);
      const saved = await saveRecords(kind, { save: [{ id, revision, products }] });
      if (!saved.ok) return saved.failure;
      // What was moved since it was sent stays to be saved.
      setOrder((now) => (now === order ? null : now));
      showSuccess(positions.saved(recordName(thing)));
      for (const one of saved.reply.saved) onSaved(one);
      return null;
    });
  const byName = () => arrange(tiles.toSorted(compareByName));
  return (
    <div className={styles["page"]}>
      <p className={styles["hint"]}>{positions.hint}</p>
      {tiles.length === 0 && <Empty title={positions.empty} hint={positions.emptyHint} />}
      <TileBoard
        tiles={tiles}
        capacity={tillScreens[screen]}
        moneyFormat={moneyFormat}
        onChange={arrange}
      />
      {kind === "favorite" && (
        <FavoriteTools tiles={tiles} articles={menu.articles} onChange={arrange} />
      )}
      <div className={styles["buttons"]}>
        <Button kind="plain" onClick={byName}>
          {positions.byName}
        </Button>
        {order !== null && (
          <>
            <Button kind="plain" onClick={() => setOrder(null)}>
              {parts.form.cancel}
            </Button>
            <Button kind="next" isBusy={isBusy} onClick={() => void save()}>
              {parts.form.save}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** More matches would be too many to look through. */
const maxMatches = 6;

type FavoriteToolsProps = {
  readonly tiles: readonly Article[];
  readonly articles: readonly Article[];
  readonly onChange: (tiles: readonly Article[]) => void;
};

/** Adds and removes articles on a page of favourites. In a category they follow from the articles themselves. */
function FavoriteTools({ tiles, articles, onChange }: FavoriteToolsProps) {
  const { positions } = useOfficeMessages().tools;
  const [search, setSearch] = useState("");
  const matches = findArticles(articles, search);
  const there = new Set(tiles.map(({ id }) => id));
  return (
    <div className={styles["finder"]}>
      <SearchField label={positions.add} value={search} isDisabled={false} onChange={setSearch} />
      {matches.slice(0, maxMatches).map((article) => (
        <Button
          key={article.id}
          kind="choice"
          onClick={() => {
            const isThere = there.has(article.id);
            const others = tiles.filter(({ id }) => id !== article.id);
            onChange(isThere ? others : [...tiles, article]);
            setSearch("");
          }}
        >
          {there.has(article.id) ? positions.remove(article.name) : article.name}
        </Button>
      ))}
    </div>
  );
}

/** How many tiles a till shows at once, by screen size. An e2e test compares this with the till. */
const tillScreens = {
  large: { width: 1920, height: 1080, columns: 6, rows: 8 },
  till: { width: 1366, height: 768, columns: 4, rows: 4 },
  tablet: { width: 1024, height: 768, columns: 3, rows: 4 },
  phone: { width: 390, height: 844, columns: 2, rows: 6 },
} as const satisfies Readonly<
  Record<string, TileCapacity & { readonly width: number; readonly height: number }>
>;

type TillScreen = keyof typeof tillScreens;
const tillScreenNames = ["large", "till", "tablet", "phone"] as const;

/** The screen with the nearest width. */
function findNearestScreen(width: number): TillScreen {
  const [nearest] = tillScreenNames.toSorted(
    (one, other) =>
      Math.abs(tillScreens[one].width - width) - Math.abs(tillScreens[other].width - width),
  );
  return nearest ?? "till";
}

import type { Article } from "@comanda/domain/menu/article";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { useRef, useState, type ReactNode, memo } from "react";

import { useMessages } from "#language/use-language.ts";
import { Pager } from "#ui/pager.tsx";
import { TileGrid } from "#ui/tile-grid.tsx";
import { useTileCapacity } from "#ui/use-tile-capacity.ts";
import { Tile } from "#ui/tile.tsx";

import styles from "./article-pages.module.css";
import { priceText } from "./price-text.ts";
import { readableColors } from "./readable-colors.ts";

type ArticlePagesProps = {
  /** At least one. */
  readonly articles: readonly Article[];
  readonly moneyFormat: MoneyFormat;
  /** Shown beside the pager. */
  readonly foot: ReactNode;
  readonly onPress: (article: Article) => void;
};

/** One page of tiles at a time: the number of tiles in the page decides the till's speed. */
export function ArticlePages({ articles, moneyFormat, foot, onPress }: ArticlePagesProps) {
  const messages = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const capacity = useTileCapacity(box);
  const [turnedTo, setTurnedTo] = useState(0);
  const perPage = capacity === null ? 0 : capacity.columns * capacity.rows;
  const pages = Math.max(1, Math.ceil(articles.length / Math.max(1, perPage)));
  // A larger window has fewer pages than the selected page number.
  const page = Math.min(turnedTo, pages - 1);
  return (
    <>
      <div ref={box} className={styles["box"]}>
        {capacity !== null && (
          <TileGrid {...capacity}>
            {articles.slice(page * perPage, (page + 1) * perPage).map((article) => (
              <ArticleTile
                key={article.id}
                article={article}
                moneyFormat={moneyFormat}
                onPress={onPress}
              />
            ))}
          </TileGrid>
        )}
      </div>
      <div className={styles["foot"]}>
        {foot}
        {capacity !== null && pages > 1 && (
          <Pager
            page={page}
            pages={pages}
            texts={{
              previous: messages.previousPage,
              next: messages.nextPage,
              position: messages.pagePosition(page + 1, pages),
            }}
            onTurn={setTurnedTo}
          />
        )}
      </div>
    </>
  );
}

type ArticleTileProps = {
  readonly article: Article;
  readonly moneyFormat: MoneyFormat;
  readonly onPress: (article: Article) => void;
};

const ArticleTile = memo(function ArticleTile({ article, moneyFormat, onPress }: ArticleTileProps) {
  const messages = useMessages();
  const isOut = article.outOfStock.length > 0;
  return (
    <li>
      <Tile
        name={article.name}
        detail={isOut ? messages.outOfStock : priceText(article, moneyFormat, messages)}
        colors={isOut ? null : readableColors(article.color)}
        onPress={() => onPress(article)}
      />
    </li>
  );
});

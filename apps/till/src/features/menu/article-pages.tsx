import type { Article } from "@comanda/domain/menu/article";
import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import type { Money } from "@comanda/domain/money/money";
import { formatQuantity } from "@comanda/domain/money/quantity";
import { useEffect, useRef, useState, type ReactNode, memo } from "react";

import type { Messages } from "#language/language.ts";
import { useMessages } from "#language/use-language.ts";
import { tilesInSight } from "#records/tiles-in-sight.ts";
import { Pager } from "#ui/pager.tsx";
import { TileGrid } from "#ui/tile-grid.tsx";
import { useTileCapacity } from "#ui/use-tile-capacity.ts";
import { Tile } from "#ui/tile.tsx";

import styles from "./article-pages.module.css";
import { priceText } from "./price-text.ts";
import { readableColors } from "./readable-colors.ts";
import { useLittleLeft, useUnsentPieces } from "./tile-numbers.ts";
import { useArticlesNow } from "./use-articles-now.ts";
import { usePriceNow } from "./use-price-now.ts";

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
  const priceNow = usePriceNow();
  const [turnedTo, setTurnedTo] = useState(0);
  const perPage = capacity === null ? 0 : capacity.columns * capacity.rows;
  const pages = Math.max(1, Math.ceil(articles.length / Math.max(1, perPage)));
  // A larger window has fewer pages than the selected page number.
  const page = Math.min(turnedTo, pages - 1);
  const shown = useArticlesNow(articles).slice(page * perPage, (page + 1) * perPage);
  useEffect(() => tilesInSight.setState(shown, true));
  return (
    <>
      <div ref={box} className={styles["box"]}>
        {capacity !== null && (
          <TileGrid {...capacity}>
            {shown.map((article) => (
              <ArticleTile
                key={article.id}
                article={article}
                priceNow={priceNow(article)}
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
  /** The price under a promotion; null if none changes it now. */
  readonly priceNow: Money | null;
  readonly moneyFormat: MoneyFormat;
  readonly onPress: (article: Article) => void;
};

/** Rendered again only when its own numbers change, so that a press renders one or two tiles. */
const ArticleTile = memo(function ArticleTile(props: ArticleTileProps) {
  const { article, moneyFormat, onPress } = props;
  const messages = useMessages();
  const isOut = article.outOfStock.length > 0;
  return (
    <li className={styles["tile"]}>
      <Tile
        name={article.name}
        {...(isOut ? { detail: messages.outOfStock } : priceTexts(props, messages))}
        colors={isOut ? null : readableColors(article.color)}
        data-picture={article.picture}
        notes={useNotes(article, moneyFormat)}
        onPress={() => onPress(article)}
      />
    </li>
  );
});

type PriceTexts = { readonly detail: string; readonly before?: string };

function priceTexts(
  { article, priceNow, moneyFormat }: ArticleTileProps,
  messages: Messages,
): PriceTexts {
  const regular = priceText(article, moneyFormat, messages);
  if (priceNow === null) return { detail: regular };
  const detail = priceText({ ...article, price: priceNow }, moneyFormat, messages);
  return { detail, before: formatMoney(article.price, moneyFormat) };
}

function useNotes({ id, outOfStock }: Article, { decimalSeparator }: MoneyFormat) {
  const { onThisOrder, left: leftText } = useMessages();
  const pieces = useUnsentPieces(id);
  const left = useLittleLeft(id);
  const figure = formatQuantity(pieces, decimalSeparator);
  return {
    left: left === null || outOfStock.length > 0 ? null : leftText(left),
    count: pieces === 0 ? null : { figure, says: onThisOrder(figure) },
  };
}

import type { Article } from "@comanda/domain/menu/article";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { memo } from "react";
import { useMessages } from "#language/use-language.ts";
import { Tile } from "#ui/tile.tsx";
import { priceText } from "./price-text.ts";
import { readableColors } from "./readable-colors.ts";

type ArticleTileProps = {
  readonly article: Article;
  readonly moneyFormat: MoneyFormat;
  readonly onPress: (article: Article) => void;
};

export const ArticleTile = memo(function ArticleTile({
  article,
  moneyFormat,
  onPress,
}: ArticleTileProps) {
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

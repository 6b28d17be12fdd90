import type { Article } from "@comanda/domain/menu/article";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { useRef } from "react";

import { useMessages } from "#language/use-language.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { priceText, readableColors } from "../menu/index.ts";
import styles from "./positions-screen.module.css";
import { useCarrying } from "./use-carrying.ts";

type TileGridProps = {
  readonly tiles: readonly Article[];
  readonly moneyFormat: MoneyFormat;
  readonly onChange: (tiles: readonly Article[]) => void;
};

/** The tiles as the till shows them, to be put in order with mouse, finger or keyboard. */
export function TileGrid({ tiles, moneyFormat, onChange }: TileGridProps) {
  const { positions } = useOfficeMessages().tools;
  const messages = useMessages();
  const grid = useRef<HTMLUListElement>(null);
  const { picked, placeOf, press, start, handlers } = useCarrying({ grid, tiles, onChange });
  const held = tiles.find(({ id }) => id === picked);
  return (
    <>
      <VisuallyHidden>
        <output>
          {held !== undefined && positions.picked(held.name, placeOf(held.id) + 1, tiles.length)}
        </output>
      </VisuallyHidden>
      <ul ref={grid} aria-label={positions.tiles} className={styles["grid"]} {...handlers}>
        {tiles.map((tile, place) => (
          <li key={tile.id} data-place={place}>
            <button
              type="button"
              data-id={tile.id}
              aria-pressed={tile.id === picked}
              className={styles["tile"]}
              style={colorsOf(tile)}
              onPointerDown={(event) => start(tile.id, event)}
              onClick={() => press(tile.id)}
            >
              <span className={styles["name"]}>{tile.name}</span>
              <span>{priceText(tile, moneyFormat, messages)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function colorsOf({ color }: Article) {
  const { background, ink } = readableColors(color);
  return { background, color: ink };
}

import type { Article } from "@comanda/domain/menu/article";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { useEffect, useRef } from "react";

import { useMessages } from "#language/use-language.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { tilesInSight } from "#records/tiles-in-sight.ts";
import { TileFace } from "#ui/tile.tsx";
import { TileGrid } from "#ui/tile-grid.tsx";
import type { TileCapacity } from "#ui/use-tile-capacity.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { priceText, readableColors } from "../menu/index.ts";
import styles from "./positions-screen.module.css";
import { useTileMoving } from "./use-tile-moving.ts";

type TileBoardProps = {
  readonly tiles: readonly Article[];
  /** How many tiles fit on the till for which they are arranged. */
  readonly capacity: TileCapacity;
  readonly moneyFormat: MoneyFormat;
  readonly onChange: (tiles: readonly Article[]) => void;
};

/** The pages of tiles as the till shows them, to be rearranged by mouse, touch or keyboard. */
export function TileBoard({ tiles, capacity, moneyFormat, onChange }: TileBoardProps) {
  const { positions } = useOfficeMessages().tools;
  const messages = useMessages();
  const grid = useRef<HTMLUListElement>(null);
  const { columns, rows } = capacity;
  const carrying = useTileMoving({ grid, columns, tiles, onChange });
  const held = tiles.find(({ id }) => id === carrying.picked);
  useEffect(() => tilesInSight.setState(tiles, true), [tiles]);
  const perPage = columns * rows;
  const pages = Math.ceil(tiles.length / perPage);
  const free = pages * perPage - tiles.length;
  return (
    <div className={styles["board"]}>
      <VisuallyHidden>
        <output>
          {held !== undefined &&
            positions.picked(held.name, carrying.placeOf(held.id) + 1, tiles.length)}
        </output>
      </VisuallyHidden>
      <div style={{ minWidth: gridWidth(columns, least), maxWidth: gridWidth(columns, most) }}>
        <TileGrid ref={grid} columns={columns} aria-label={positions.tiles} {...carrying.handlers}>
          {tiles.flatMap((tile, place) => [
            pages > 1 && place % perPage === 0 && (
              <PageTurn key={`before ${tile.id}`} page={place / perPage + 1} pages={pages} />
            ),
            <li key={tile.id} data-place={place} className={styles["place"]}>
              <TileFace
                name={tile.name}
                detail={priceText(tile, moneyFormat, messages)}
                colors={readableColors(tile.color)}
                data-id={tile.id}
                data-picture={tile.picture}
                aria-pressed={tile.id === carrying.picked}
                onPointerDown={(event) => carrying.start(tile.id, event)}
                onClick={({ detail }) => carrying.press(tile.id, detail === 0)}
              />
            </li>,
          ])}
          {Array.from({ length: free }, (_, place) => (
            <li
              key={`free ${place}`}
              aria-hidden="true"
              data-place={tiles.length}
              className={styles["free"]}
            />
          ))}
        </TileGrid>
      </div>
    </div>
  );
}

type PageTurnProps = { readonly page: number; readonly pages: number };

/** Marks where the till starts a new page. */
function PageTurn({ page, pages }: PageTurnProps) {
  const { pagePosition } = useMessages();
  return <li className={styles["turn"]}>{pagePosition(page, pages)}</li>;
}

/** The minimum and maximum width of a tile on a till, in pixels. */
const [least, most] = [120, 184];

function gridWidth(columns: number, width: number): string {
  return `calc(${columns} * ${width}px + ${columns - 1} * var(--step))`;
}

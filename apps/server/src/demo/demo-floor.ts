import type { FloorTable } from "@comanda/domain/floor/floor";

type Guests = Pick<FloorTable, "minimumParty" | "maximumParty">;

/** A table as the demo files write it: usual unless they say otherwise. */
export type DemoTable = Pick<FloorTable, "name" | "seats" | "x" | "y"> &
  Partial<Pick<FloorTable, "kind" | "shape" | "width" | "height" | "turn"> & Guests> & {
    readonly station?: string;
  };

export type DemoRoom = { readonly name: string; readonly tables: readonly DemoTable[] };

/** A table for two, four or eight. */
const usualWidth = 80;
const longWidth = 176;

const table = (name: string, seats: number, x: number, y: number): DemoTable => ({
  name,
  seats,
  x,
  y,
  ...(seats > 4 && { shape: "long", width: longWidth, minimumParty: 4 }),
});

const round = (name: string, seats: number, x: number, y: number): DemoTable => ({
  ...table(name, seats, x, y),
  shape: "round",
});

/** Tables at which guests sit in a row, such as at a bar. */
function row(count: number, make: (index: number) => DemoTable): readonly DemoTable[] {
  return Array.from({ length: count }, (_none, index) => make(index));
}

const hotelRoom = (name: string, x: number, y: number): DemoTable => ({
  name,
  seats: 2,
  kind: "hotel-room",
  x,
  y,
  width: 112,
});

/** A dining room, a terrace by the canal, a bar, and rooms for massages. */
export const lotusFloor: readonly DemoRoom[] = [
  {
    name: "Restaurant",
    tables: [
      table("1", 2, 32, 32),
      table("2", 2, 144, 32),
      table("3", 4, 256, 32),
      table("4", 4, 368, 32),
      round("5", 4, 32, 160),
      round("6", 4, 144, 160),
      table("7", 4, 256, 160),
      table("8", 4, 368, 160),
      table("9", 8, 32, 288),
      table("10", 8, 256, 288),
      { ...round("11", 6, 512, 32), width: 112, height: 112 },
      { ...table("12", 4, 520, 192), turn: 45 },
    ],
  },
  {
    name: "Terrace",
    tables: [
      ...row(4, (index) => round(`T${index + 1}`, 4, 32 + index * 128, 32)),
      ...row(2, (index) => table(`T${index + 5}`, 2, 32 + index * 128, 160)),
      { name: "T7", seats: 4, shape: "lounge", x: 288, y: 160, width: 160, height: 96 },
    ],
  },
  {
    name: "Bar",
    tables: [
      ...row(6, (index) => ({
        name: `B${index + 1}`,
        seats: 1,
        shape: "bar-seat",
        x: 32 + index * 72,
        y: 32,
        width: 56,
        height: 56,
        station: "Bar",
      })),
      ...row(2, (index) => ({
        name: `L${index + 1}`,
        seats: 4,
        shape: "lounge",
        x: 32 + index * 208,
        y: 144,
        width: 160,
        height: 96,
        station: "Bar",
      })),
    ],
  },
  {
    name: "Spa",
    tables: ["Lotus", "Orchid", "Jasmine"].map((name, index) => ({
      name,
      seats: index === 1 ? 2 : 1,
      kind: "treatment-room",
      x: 32 + index * 160,
      y: 32,
      width: 128,
      height: 112,
    })),
  },
];

/** A breakfast room and the rooms above it. */
export const harbourFloor: readonly DemoRoom[] = [
  {
    name: "Breakfast room",
    tables: row(6, (index) =>
      table(`${index + 1}`, 4, 32 + (index % 3) * 128, 32 + Math.floor(index / 3) * 128),
    ),
  },
  {
    name: "First floor",
    tables: row(6, (index) => hotelRoom(`${101 + index}`, 32 + index * 128, 32)),
  },
];

export const usualTable = {
  kind: "table",
  shape: "square",
  width: usualWidth,
  height: usualWidth,
  turn: 0,
  minimumParty: null,
  maximumParty: null,
} as const;

import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";

/** The size of a picture as the office sends it. */
const [width, height] = [320, 240];

type Dish = {
  readonly table: string;
  readonly plate: string;
  readonly food: readonly string[];
};

/** A plate from above with something on it, in base64: enough like a photo to look at tiles with it. */
export async function paintDish({ table, plate, food }: Dish): Promise<string> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = table;
  context.fillRect(0, 0, width, height);
  circle(context, { x: 160, y: 120, radius: 104, color: plate });
  for (let piece = 0; piece < 60; piece += 1) {
    // The golden angle spreads the pieces like the seeds of a sunflower.
    const [angle, distance] = [piece * 2.4, 10 * Math.sqrt(piece)];
    circle(context, {
      x: 160 + distance * Math.cos(angle),
      y: 120 + distance * Math.sin(angle),
      radius: 8 + ((piece * 7) % 9),
      color: food[piece % food.length] ?? plate,
    });
  }
  return (await canvas.encode("webp", 80)).toString("base64");
}

type Circle = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly color: string;
};

function circle(context: SKRSContext2D, { x, y, radius, color }: Circle): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

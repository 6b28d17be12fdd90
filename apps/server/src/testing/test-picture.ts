import { createCanvas } from "@napi-rs/canvas";

type Look = {
  readonly color: string;
  readonly type?: "webp" | "jpeg";
  readonly width?: number;
  readonly height?: number;
};

/** A picture of one colour in base64, as the office sends it. */
export async function makePicture(look: Look): Promise<string> {
  const { color, type = "webp", width = 32, height = 24 } = look;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  const bytes = type === "webp" ? await canvas.encode("webp", 80) : await canvas.encode("jpeg", 80);
  return bytes.toString("base64");
}

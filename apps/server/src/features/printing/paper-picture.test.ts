import { createCanvas, loadImage } from "@napi-rs/canvas";
import { openBill } from "@comanda/paper/samples/bills";
import { timeZone } from "@comanda/domain/time/local-time";
import { expect, test } from "vitest";

import { layoutOnServer } from "./paper-bitmap.ts";
import { paperPicture } from "./paper-picture.ts";

const look = {
  language: "en_US",
  isRepeat: false,
  money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
  zone: timeZone("Asia/Bangkok"),
} as const;

test("the picture of a paper has a silver border, and only black and white within", async () => {
  const { heightDots } = layoutOnServer(openBill, look, 576);
  const paper = await loadImage(paperPicture(openBill, look, 576));
  const border = 24;
  expect([paper.width, paper.height]).toEqual([576 + 2 * border, heightDots + 2 * border]);
  const context = createCanvas(paper.width, paper.height).getContext("2d");
  context.drawImage(paper, 0, 0);
  const colorsOf = (left: number, top: number, width: number, height: number) => {
    const { data } = context.getImageData(left, top, width, height);
    const dots = Array.from({ length: data.length / 4 }, (_none, dot) =>
      data.slice(dot * 4, dot * 4 + 4).join(" "),
    );
    return new Set(dots);
  };
  const silver = new Set(["192 192 192 255"]);
  expect(colorsOf(0, 0, paper.width, border)).toEqual(silver);
  // A paper is printed in whole bytes, so it may end a few dots lower.
  expect(colorsOf(0, paper.height - border + 8, paper.width, border - 8)).toEqual(silver);
  expect(colorsOf(0, 0, border, paper.height)).toEqual(silver);
  expect(colorsOf(paper.width - border, 0, border, paper.height)).toEqual(silver);
  const within = colorsOf(border, border, 576, heightDots);
  expect(within).toEqual(new Set(["255 255 255 255", "0 0 0 255"]));
});

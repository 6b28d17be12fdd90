import { pictureLimits } from "@comanda/domain/menu/picture";
import {
  checkPictureFile,
  checkPictureFileSize,
  type PictureFileProblem,
} from "@comanda/domain/paper/check-picture-file";

import { encodeBase64 } from "#api/base64.ts";

import { paintFile } from "./paint-file.ts";

/** Twice as many pixels as most tiles have. */
const size = { width: 320, height: 240 } as const;
/** Usual for a photo of this size; only a very detailed one is more. */
const preferredBytes = 15 * 1024;
const qualities = [0.8, 0.65, 0.5, 0.35, 0.2] as const;

/** A small picture in base64, upright as its camera was held. */
export type SmallPicture = { readonly content: string };

export async function shrinkPicture(file: Blob): Promise<SmallPicture | PictureFileProblem> {
  const problem = await findProblem(file);
  if (problem !== null) return problem;
  const canvas = await paintMiddle(file);
  if (canvas === null) return { problem: "not-a-picture" };
  for (const type of ["image/webp", "image/jpeg"]) {
    const picture = await encode(canvas, type);
    if (picture !== null) return { content: encodeBase64(await picture.arrayBuffer()) };
  }
  return { problem: "not-a-picture" };
}

/** Nothing is unpacked before its header has been checked. Browsers show more kinds of pictures than have a known one. */
async function findProblem(file: Blob): Promise<PictureFileProblem | null> {
  const tooLarge = checkPictureFileSize(file.size);
  if (tooLarge !== null) return tooLarge;
  const checked = checkPictureFile(new Uint8Array(await file.arrayBuffer()));
  return "problem" in checked && checked.problem !== "not-a-picture" ? checked : null;
}

/** The middle of the picture, in the shape of a tile. */
function paintMiddle(file: Blob): Promise<HTMLCanvasElement | null> {
  return paintFile(file, ({ image, canvas, context }) => {
    Object.assign(canvas, size);
    context.fillStyle = "white";
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = "high";
    const scale = Math.max(size.width / image.width, size.height / image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    const [left, top] = [(size.width - width) / 2, (size.height - height) / 2];
    context.drawImage(image, left, top, width, height);
  });
}

/** The best quality of moderate size; null if the browser cannot write the format, as Safari cannot write WebP. */
async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  let smallest: Blob | null = null;
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, quality);
    });
    if (blob?.type !== type) return null;
    if (blob.size <= preferredBytes) return blob;
    if (blob.size <= pictureLimits.bytes) smallest = blob;
  }
  return smallest;
}

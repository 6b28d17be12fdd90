import type { paperPicture } from "./paper-picture.ts";

/** Only a tool draws pictures: no server loads a canvas and all fonts on the thread that saves. */
export async function loadPaperPicture(): Promise<typeof paperPicture> {
  return (await import("./paper-picture.ts")).paperPicture;
}

import type { PriceList } from "@comanda/paper/price-list/price-list";
import type { Language } from "@comanda/domain/venue/settings";
import { dateText } from "@comanda/domain/time/date-time-text";
import { localTime } from "@comanda/domain/time/local-time";

import { networkError, operationFailed, type Failure } from "#api/failure.ts";

import { currentWholeSecond, requireSession, zoneOf } from "../order/index.ts";
import { paintPdf, pdfFileName, saveFile } from "../paint-pdf/index.ts";
import { loadPictures, type PictureFile } from "../tile-pictures/index.ts";

/** Gives the browser the list as a PDF. */
export async function savePriceList(list: PriceList, language: Language): Promise<Failure | null> {
  const pictures = await loadPictures(picturesOf(list));
  if (pictures === null) return networkError;
  const title = [list.title, ...list.venue.slice(0, 1)].join(" - ");
  const pdf = await paintPdf({ ...requestOf(list, language), title, pictures, isPreview: false });
  if (pdf === null) return operationFailed;
  const day = dateText(localTime(currentWholeSecond(), zoneOf(requireSession())));
  saveFile(new Blob([pdf], { type: "application/pdf" }), pdfFileName([title, day]));
  return null;
}

/** Without the server, the preview leaves their places white. */
const noPictures: ReadonlyMap<string, PictureFile> = new Map();
/** More than the first page shows. */
const previewedPictures = 60;

/** The first page as a picture; null if this browser cannot paint it. */
export async function previewPriceList(list: PriceList, language: Language): Promise<Blob | null> {
  const hashes = picturesOf(list).slice(0, previewedPictures);
  const pictures = (await loadPictures(hashes)) ?? noPictures;
  const { title } = list;
  const page = await paintPdf({ ...requestOf(list, language), title, pictures, isPreview: true });
  return page === null ? null : new Blob([page], { type: "image/jpeg" });
}

function requestOf(list: PriceList, language: Language) {
  const { fontFamily: family } = getComputedStyle(document.body);
  return { kind: "price-list", list, language, family } as const;
}

function picturesOf({ sections }: PriceList): readonly string[] {
  return sections.flatMap(({ items }) => items.flatMap(({ picture }) => picture ?? []));
}

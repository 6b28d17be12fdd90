import { findLogosInUse, insertLogos, toStoredLogo } from "../logo/index.ts";
import { findPicturesInUse, insertPictures, toStoredPicture } from "../picture/index.ts";
import { defineContentList, type ContentList } from "./content-rows.ts";

export const pictureList = defineContentList({
  section: "pictures",
  table: "picture",
  namedIn: "article",
  read: toStoredPicture,
  notContent: "not-a-picture",
  findInUse: findPicturesInUse,
  insert: insertPictures,
});

const logoList = defineContentList({
  section: "logos",
  table: "logo",
  namedIn: "location",
  read: toStoredLogo,
  notContent: "not-a-logo",
  findInUse: findLogosInUse,
  insert: insertLogos,
});

/** At the end of a set-up file in this order, because people read the other lists. */
export const contentLists: readonly ContentList[] = [logoList, pictureList];

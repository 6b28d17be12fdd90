export { checkPictures } from "./check-pictures.ts";
export { registerPictureRoutes } from "./picture-routes.ts";
export {
  findKnownHashes,
  findPicturesInUse,
  insertPictures,
  type StoredPicture,
} from "./picture-store.ts";
export { hashPicture, toStoredPicture } from "./to-stored-picture.ts";

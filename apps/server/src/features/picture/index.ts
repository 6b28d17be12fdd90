export { registerPictureRoutes } from "./picture-routes.ts";
export { findPicturesInUse, insertPictures, type StoredPicture } from "./picture-store.ts";
export { toStoredPicture } from "./to-stored-picture.ts";

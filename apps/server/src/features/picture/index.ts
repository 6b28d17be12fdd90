export { registerPictureRoutes } from "./picture-routes.ts";
export { findPicturesInUse, insertPictures } from "./picture-store.ts";
export { toStoredPicture } from "./to-stored-picture.ts";

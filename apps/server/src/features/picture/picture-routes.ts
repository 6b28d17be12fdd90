import { addPicture, readPictures } from "@comanda/contract/picture";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { refuseContent } from "../content/index.ts";
import { deleteUnusedPictures, findPictures, insertPictures } from "./picture-store.ts";
import { toStoredPicture } from "./to-stored-picture.ts";

export function registerPictureRoutes(
  { answerSigned, answerWrite }: CallRegistry,
  database: Database,
): void {
  answerSigned(readPictures, async ({ query }, { location }) => [
    ...(await findPictures(database, location, [...new Set(query.hashes.split(","))])),
  ]);
  answerWrite(addPicture, async ({ body }, { tx, session: { location }, at }) => {
    const picture = toStoredPicture(body.content);
    if ("problem" in picture) return refuseContent(picture.problem);
    await deleteUnusedPictures(tx, location, at);
    await insertPictures(tx, { location, contents: [picture], at });
    return { hash: picture.hash };
  });
}

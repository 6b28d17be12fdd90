import { addPicture, readPictures } from "@comanda/contract/picture";
import { problemMessages } from "@comanda/contract/field-messages";
import type { PictureProblem } from "@comanda/domain/menu/picture";

import type { Database } from "#database/database.ts";
import { refuseFields, type RefusedCall } from "#call/refused-call.ts";
import type { CallRegistry } from "#http/register-calls.ts";

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
    if ("problem" in picture) return refusePicture(picture);
    await deleteUnusedPictures(tx, location, at);
    await insertPictures(tx, { location, pictures: [picture], at });
    return { hash: picture.hash };
  });
}

function refusePicture({ problem: code }: PictureProblem): RefusedCall {
  const error = problemMessages[code].replace("{field}", "content");
  return refuseFields("invalid-request", [{ field: "content", code, error }]);
}

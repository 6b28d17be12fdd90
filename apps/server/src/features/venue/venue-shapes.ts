import { asJson } from "@comanda/contract/wire-columns";

import type { WireShapes } from "#journal/wire-shapes.ts";

/** The wire shape of the settings, under the names they are stored by. */
export const venueShapes = {
  setting: {
    entity: "setting",
    columns: {
      venueName: asJson("venueName"),
      language: asJson("language"),
      allowedLanguages: asJson("allowedLanguages"),
    },
  },
} satisfies WireShapes;

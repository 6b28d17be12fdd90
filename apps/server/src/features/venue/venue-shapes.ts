import { asJson, type WireShapes } from "#journal/wire-shapes.ts";

/** The settings of the house, each under the name that it is kept by. */
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

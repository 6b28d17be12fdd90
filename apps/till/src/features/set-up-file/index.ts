export { importAsking, type AskVenue } from "./import-asking.ts";
export { useVenueQuestion } from "./use-venue-question.tsx";

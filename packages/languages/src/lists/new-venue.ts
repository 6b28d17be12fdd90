// Written by tools/language-lists.ts from packages/languages; any other change is lost.
import { newVenue as en_US } from "../en_US/new-venue.ts";
import { newVenue as th_TH } from "../th_TH/new-venue.ts";
import { newVenue as tl_PH } from "../tl_PH/new-venue.ts";
import { newVenue as vi_VN } from "../vi_VN/new-venue.ts";

export const newVenue = {
  en_US,
  th_TH,
  tl_PH,
  vi_VN,
};

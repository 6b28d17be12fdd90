// Written by tools/language-lists.ts from packages/languages; any other change is lost.
import { sameInEnglish as th_TH } from "../th_TH/same-in-english.ts";
import { sameInEnglish as tl_PH } from "../tl_PH/same-in-english.ts";
import { sameInEnglish as vi_VN } from "../vi_VN/same-in-english.ts";

export const sameInEnglish = {
  th_TH,
  tl_PH,
  vi_VN,
};

// Written by tools/language-lists.ts from packages/languages; any other change is lost.
import { language as en_US } from "../en_US/language.ts";
import { language as th_TH } from "../th_TH/language.ts";
import { language as tl_PH } from "../tl_PH/language.ts";
import { language as vi_VN } from "../vi_VN/language.ts";

export const language = {
  en_US,
  th_TH,
  tl_PH,
  vi_VN,
};

// Written by tools/language-lists.ts from packages/languages; any other change is lost.
import { sheets as en_US } from "../en_US/papers/sheets.ts";
import { sheets as th_TH } from "../th_TH/papers/sheets.ts";
import { sheets as tl_PH } from "../tl_PH/papers/sheets.ts";
import { sheets as vi_VN } from "../vi_VN/papers/sheets.ts";

export const sheets = {
  en_US,
  th_TH,
  tl_PH,
  vi_VN,
};

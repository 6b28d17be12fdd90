// Written by tools/language-lists.ts from packages/languages; any other change is lost.
import { help as en_US } from "../en_US/till/help.ts";
import { help as th_TH } from "../th_TH/till/help.ts";
import { help as tl_PH } from "../tl_PH/till/help.ts";
import { help as vi_VN } from "../vi_VN/till/help.ts";

export const help = {
  en_US,
  th_TH,
  tl_PH,
  vi_VN,
};

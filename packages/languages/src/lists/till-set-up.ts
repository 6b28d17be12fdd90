// Written by tools/language-lists.ts from packages/languages; any other change is lost.
import { setUp as en_US } from "../en_US/till/set-up.ts";
import { setUp as th_TH } from "../th_TH/till/set-up.ts";
import { setUp as tl_PH } from "../tl_PH/till/set-up.ts";
import { setUp as vi_VN } from "../vi_VN/till/set-up.ts";

export const setUp = {
  en_US,
  th_TH,
  tl_PH,
  vi_VN,
};

// Written by tools/language-lists.ts from packages/languages; any other change is lost.
import { files as en_US } from "../en_US/till/files.ts";
import { files as th_TH } from "../th_TH/till/files.ts";
import { files as tl_PH } from "../tl_PH/till/files.ts";
import { files as vi_VN } from "../vi_VN/till/files.ts";

export const files = {
  en_US,
  th_TH,
  tl_PH,
  vi_VN,
};

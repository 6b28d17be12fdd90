// Written by tools/language-lists.ts from packages/languages; any other change is lost.
import { fault as en_US } from "../en_US/till/fault.ts";
import { fault as th_TH } from "../th_TH/till/fault.ts";
import { fault as tl_PH } from "../tl_PH/till/fault.ts";
import { fault as vi_VN } from "../vi_VN/till/fault.ts";

export const fault = {
  en_US,
  th_TH,
  tl_PH,
  vi_VN,
};

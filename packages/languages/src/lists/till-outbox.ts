// Written by tools/language-lists.ts from packages/languages; any other change is lost.
import { outbox as en_US } from "../en_US/till/outbox.ts";
import { outbox as th_TH } from "../th_TH/till/outbox.ts";
import { outbox as tl_PH } from "../tl_PH/till/outbox.ts";
import { outbox as vi_VN } from "../vi_VN/till/outbox.ts";

export const outbox = {
  en_US,
  th_TH,
  tl_PH,
  vi_VN,
};

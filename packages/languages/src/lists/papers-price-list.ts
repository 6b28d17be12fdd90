// Written by tools/language-lists.ts from packages/languages; any other change is lost.
import { priceList as en_US } from "../en_US/papers/price-list.ts";
import { priceList as th_TH } from "../th_TH/papers/price-list.ts";
import { priceList as tl_PH } from "../tl_PH/papers/price-list.ts";
import { priceList as vi_VN } from "../vi_VN/papers/price-list.ts";

export const priceList = {
  en_US,
  th_TH,
  tl_PH,
  vi_VN,
};

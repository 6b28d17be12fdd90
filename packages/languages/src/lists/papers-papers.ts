// Written by tools/language-lists.ts from packages/languages; any other change is lost.
import { papers as en_US } from "../en_US/papers/papers.ts";
import { papers as th_TH } from "../th_TH/papers/papers.ts";
import { papers as tl_PH } from "../tl_PH/papers/papers.ts";
import { papers as vi_VN } from "../vi_VN/papers/papers.ts";

export const papers = {
  en_US,
  th_TH,
  tl_PH,
  vi_VN,
};

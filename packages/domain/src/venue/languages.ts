// Written by tools/language-lists.ts from packages/languages; any other change is lost.
export const languages = ["en_US", "th_TH", "tl_PH", "vi_VN"] as const;

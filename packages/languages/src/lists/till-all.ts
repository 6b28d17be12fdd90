// Written by tools/language-lists.ts from packages/languages; any other change is lost.
export const messages = {
  th_TH: async () => (await import("../th_TH/till/all.ts")).messages,
  tl_PH: async () => (await import("../tl_PH/till/all.ts")).messages,
  vi_VN: async () => (await import("../vi_VN/till/all.ts")).messages,
};

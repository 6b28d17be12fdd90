// Written by tools/language-lists.ts from packages/languages; any other change is lost.
export const office = {
  th_TH: async () => (await import("../th_TH/office/all.ts")).office,
  tl_PH: async () => (await import("../tl_PH/office/all.ts")).office,
  vi_VN: async () => (await import("../vi_VN/office/all.ts")).office,
};

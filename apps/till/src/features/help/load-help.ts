import type { Language } from "@comanda/domain/venue/settings";

import type { HelpBook } from "./help-page.ts";

type HelpFile = { readonly default: HelpBook };

const staffPages: Readonly<Record<Language, () => Promise<HelpFile>>> = {
  en_US: () => import("help-pages:help/en_US"),
  vi_VN: () => import("help-pages:help/vi_VN"),
  th_TH: () => import("help-pages:help/th_TH"),
  tl_PH: () => import("help-pages:help/tl_PH"),
};

/** Everything that the open help needs; no till waits for it before. */
export async function loadHelp(language: Language) {
  const [{ HelpDialog }, staff, running] = await Promise.all([
    import("./help-dialog.tsx"),
    staffPages[language](),
    import("help-pages:running"),
  ]);
  return { HelpDialog, book: { ...staff.default, ...running.default } };
}

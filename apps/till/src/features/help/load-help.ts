import type { Language } from "@comanda/domain/venue/settings";
import staffPages from "help-pages:staff";

/** Everything that the open help needs; no till waits for it before. */
export async function loadHelp(language: Language) {
  const [{ HelpDialog }, staff, running] = await Promise.all([
    import("./help-dialog.tsx"),
    staffPages[language](),
    import("help-pages:running"),
  ]);
  return { HelpDialog, book: { ...staff.default, ...running.default } };
}

/** The pages of every language, fetched when they are needed. `build/help-pages.ts` makes these modules. */
declare module "help-pages:staff" {
  import type { Language } from "@comanda/domain/venue/settings";
  import type { HelpBook } from "#features/help/help-page.ts";

  const books: Readonly<Record<Language, () => Promise<{ readonly default: HelpBook }>>>;
  export default books;
}

/** Those of `docs/running`. */
declare module "help-pages:running" {
  import type { HelpBook } from "#features/help/help-page.ts";

  const book: HelpBook;
  export default book;
}

/** The pages of `docs/help/<language>`, or of `docs/running`. `build/help-pages.ts` makes these modules. */
declare module "help-pages:*" {
  import type { HelpBook } from "#features/help/help-page.ts";

  const book: HelpBook;
  export default book;
}

import type { HelpPage, HelpText } from "../help-page.ts";

/** The headings, paragraphs, points of lists and cells of tables of a page, in order. */
export function paragraphsOf({ blocks }: Pick<HelpPage, "blocks">): readonly HelpText[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case "heading":
      case "text":
        return [block.text];
      case "list":
        return paragraphsOf({ blocks: block.items.flat() });
      case "table":
        return [...block.head, ...block.rows.flat()];
      case "code":
        return [];
    }
  });
}

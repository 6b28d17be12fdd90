/** Part of a sentence. */
export type HelpSpan =
  | string
  /** A word of the screen. */
  | { readonly kind: "strong" | "code"; readonly text: string }
  /** `page` is a page of the help, perhaps with `#` and a heading; `address` is anywhere else. */
  | { readonly kind: "link"; readonly text: string; readonly page: string }
  | { readonly kind: "link"; readonly text: string; readonly address: string };

export type HelpText = readonly HelpSpan[];

export type HelpBlock =
  | {
      readonly kind: "heading";
      readonly level: 2 | 3;
      readonly id: string;
      readonly text: HelpText;
    }
  | { readonly kind: "text"; readonly text: HelpText }
  | {
      readonly kind: "list";
      readonly isOrdered: boolean;
      readonly items: readonly (readonly HelpBlock[])[];
    }
  | {
      readonly kind: "table";
      readonly head: readonly HelpText[];
      readonly rows: readonly (readonly HelpText[])[];
    }
  | { readonly kind: "code"; readonly text: string };

/** A Markdown file as the build turns it into plain data: no parser and no HTML reach the browser. */
export type HelpPage = {
  readonly title: string;
  readonly blocks: readonly HelpBlock[];
  /** Whether it is in English for readers of every language. */
  readonly isEnglish?: boolean;
};

/** Pages by name, such as `pay` or `running/printers`. */
export type HelpBook = Readonly<Record<string, HelpPage>>;

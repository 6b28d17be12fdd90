/** HTML that was made here; any other text is escaped on its way in. */
export type Markup = { readonly markup: string };

type Part = string | number | Markup | readonly Markup[];

/** Writes HTML: what stands between the fixed parts is text, unless it is markup itself. */
export function html(fixed: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const filled = parts.map((part, index) => `${written(part)}${fixed[index + 1] ?? ""}`);
  return { markup: `${fixed[0] ?? ""}${filled.join("")}` };
}

function written(part: Part): string {
  if (typeof part === "string" || typeof part === "number") return escaped(String(part));
  return "markup" in part ? part.markup : part.map(({ markup }) => markup).join("");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Text in which backticks mark what is code. */
export function withCode(text: string): Markup {
  const parts = text.split("`");
  const pieces = parts.map((part, index) =>
    index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`,
  );
  return html`${pieces}`;
}

export const nothing: Markup = { markup: "" };

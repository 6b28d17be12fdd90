/** HTML that was made here; any other text is escaped when inserted. */
export type Markup = { readonly markup: string };

type Part = string | number | Markup | readonly Markup[];

/** Builds HTML: the values between the fixed parts are escaped, unless they are markup. */
export function html(fixed: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const filled = parts.map((part, index) => `${toHtml(part)}${fixed[index + 1] ?? ""}`);
  return { markup: `${fixed[0] ?? ""}${filled.join("")}` };
}

function toHtml(part: Part): string {
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

/** Text in which backticks mark code. */
export function withCode(text: string): Markup {
  const parts = text.split("`");
  const pieces = parts.map((part, index) =>
    index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`,
  );
  return html`${pieces}`;
}

export const emptyMarkup: Markup = { markup: "" };

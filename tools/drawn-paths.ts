/**
 * The paths in the first tree that a Markdown text draws under a root, relative to that root. A name ends at the first
 * gap of two spaces or more, so an explanation may follow it.
 */
export function drawnPaths(markdown: string, root: string): readonly string[] {
  const blocks = markdown.split(/^```.*$/m).filter((_, index) => index % 2 === 1);
  const tree = blocks.find((block) => block.includes(`${root}/`)) ?? "";
  const parents: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent = "", name] = /^([\s│├└─]*[├└]─+\s+)(\S+)/.exec(line) ?? [];
    if (name === undefined) return [];
    const depth = indent.length / indentWidth - 1;
    parents.length = depth;
    parents[depth] = name.replace(/\/$/, "");
    return [parents.join("/")];
  });
}

/** "├── " and "│   " are four characters wide. */
const indentWidth = 4;

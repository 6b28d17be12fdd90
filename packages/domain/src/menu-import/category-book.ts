import { draftOf, nameKey, type GroupDraft } from "./group-book.ts";
import type { MenuNow } from "./menu-now.ts";

/** A category to add, or with an id one to bring back. */
export type CategoryDraft = GroupDraft & {
  readonly color: string;
  readonly indexNumber: number;
  /** The name of the category around it. */
  readonly parent: string | null;
};

export type CategoryProblem = {
  readonly code: "category-circle" | "category-elsewhere";
  readonly other?: string;
};

type FoundCategory = { readonly name: string; readonly color: string };

/** Finds categories by the names that a table gives them, and notes those that do not exist yet. */
export type CategoryBook = {
  /** The last category of a path that begins with the outermost one. */
  readonly resolve: (path: readonly string[]) => FoundCategory | CategoryProblem;
  readonly nameOf: (id: number) => string | null;
  /** The tax class of a category, or of the nearest one around it; as the table has placed it so far. */
  readonly taxClassOf: (name: string) => number | null;
  /** Each after the category around it. */
  readonly drafts: () => readonly CategoryDraft[];
};

type Node = FoundCategory & {
  /** The key of the category around it. */
  readonly parent: string | null;
  /** Its own. */
  readonly taxClass: number | null;
  /** Null for a category in use. */
  readonly draft: GroupDraft | null;
  /** Whether the table has not said yet where a new category belongs. */
  readonly isOpen: boolean;
};

/** Distinct at a glance, and legible in both themes. */
const newColors = [
  "#1e90ff",
  "#2e8b57",
  "#c2410c",
  "#8b5cf6",
  "#b91c5c",
  "#0f766e",
  "#a16207",
  "#475569",
] as const;

/** Names of categories are unique, so each has one place; a table that gives it another is refused. */
export function openCategoryBook({
  categories,
  retired,
}: Pick<MenuNow, "categories" | "retired">): CategoryBook {
  const nameById = new Map(categories.map(({ id, name }) => [id, name]));
  const nodes = new Map<string, Node>(
    categories.map(({ name, color, parentId, taxClass }) => {
      const outer = parentId === null ? undefined : nameById.get(parentId);
      const parent = outer === undefined ? null : nameKey(outer);
      return [nameKey(name), { name, color, parent, taxClass, draft: null, isOpen: false }];
    }),
  );
  const resolve: CategoryBook["resolve"] = (path) => {
    const before = path.map((name) => [nameKey(name), nodes.get(nameKey(name))] as const);
    const found = placeAll(nodes, path, retired.categories);
    // A path that is refused leaves nothing behind.
    if ("code" in found) for (const [key, node] of before) putBack(nodes, key, node);
    return found;
  };
  return {
    resolve,
    nameOf: (id) => nameById.get(id) ?? null,
    taxClassOf: (name) => nearestTaxClass(nodes, nodes.get(nameKey(name))),
    drafts: () => draftsOf(nodes, categories.length),
  };
}

type RetiredCategories = MenuNow["retired"]["categories"];

function putBack(nodes: Map<string, Node>, key: string, before: Node | undefined): void {
  if (before === undefined) nodes.delete(key);
  else nodes.set(key, before);
}

function placeAll(
  nodes: Map<string, Node>,
  path: readonly string[],
  retired: RetiredCategories,
): FoundCategory | CategoryProblem {
  let found: FoundCategory = { name: "", color: newColors[0] };
  let parent: string | null = null;
  for (const name of path) {
    const node = place(nodes, { name, parent }, retired);
    if ("code" in node) return node;
    parent = nameKey(node.name);
    nodes.set(parent, node);
    found = node;
  }
  return found;
}

type Placed = { readonly name: string; readonly parent: string | null };

/** A category where the path says, unless it has another place. */
function place(
  nodes: ReadonlyMap<string, Node>,
  { name, parent }: Placed,
  retired: RetiredCategories,
): Node | CategoryProblem {
  const known = nodes.get(nameKey(name));
  if (parent !== null && isWithin(nodes, parent, nameKey(name))) return { code: "category-circle" };
  if (known === undefined) {
    const draft = draftOf(name, retired);
    const color = newColors[nodes.size % newColors.length] ?? newColors[0];
    const taxClass = retired.find(({ id }) => id === draft.id)?.taxClass ?? null;
    return { name: draft.name, color, parent, taxClass, draft, isOpen: parent === null };
  }
  if (parent === null || parent === known.parent) return known;
  if (known.isOpen) return { ...known, parent, isOpen: false };
  return { code: "category-elsewhere", other: around(nodes, known)?.name ?? "" };
}

/** Whether one category is another, or somewhere within it. */
function isWithin(nodes: ReadonlyMap<string, Node>, inner: string, outer: string): boolean {
  for (let at: string | null = inner; at !== null; at = nodes.get(at)?.parent ?? null) {
    if (at === outer) return true;
  }
  return false;
}

/** The category that holds another one. */
function around(nodes: ReadonlyMap<string, Node>, { parent }: Node): Node | undefined {
  return parent === null ? undefined : nodes.get(parent);
}

function nearestTaxClass(nodes: ReadonlyMap<string, Node>, node: Node | undefined): number | null {
  if (node === undefined) return null;
  return node.taxClass ?? nearestTaxClass(nodes, around(nodes, node));
}

function depthOf(nodes: ReadonlyMap<string, Node>, node: Node): number {
  const outer = around(nodes, node);
  return outer === undefined ? 0 : depthOf(nodes, outer) + 1;
}

function draftsOf(nodes: ReadonlyMap<string, Node>, inUse: number): readonly CategoryDraft[] {
  return [...nodes.values()]
    .flatMap((node) => (node.draft === null ? [] : [{ node, draft: node.draft }]))
    .map(({ node, draft }, index) => ({
      ...draft,
      color: node.color,
      indexNumber: inUse + index + 1,
      parent: around(nodes, node)?.name ?? null,
      depth: depthOf(nodes, node),
    }))
    .toSorted((one, other) => one.depth - other.depth)
    .map(({ depth: _depth, ...draft }) => draft);
}

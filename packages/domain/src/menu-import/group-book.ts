import { tidyName } from "../text/tidy-text.ts";
import type { GroupsNow } from "./menu-now.ts";

/** A group to add, or with an id one to bring back. */
export type GroupDraft = {
  readonly id?: number;
  readonly revision?: number;
  readonly name: string;
};

/** Finds groups by the names that a table gives them, and notes those that do not exist yet. */
export type GroupBook = {
  /** The name of the group as it will be stored. */
  readonly nameFor: (text: string) => string;
  readonly nameOf: (id: number | null) => string | null;
  /** In the order in which the table names them. */
  readonly drafts: () => readonly GroupDraft[];
};

/** Drinks and DRINKS are one group: the first spelling stays. */
export function openGroupBook({ inUse, retired }: GroupsNow): GroupBook {
  const names = new Map(inUse.map(({ name }) => [nameKey(name), name]));
  const nameById = new Map(inUse.map(({ id, name }) => [id, name]));
  const drafts: GroupDraft[] = [];
  return {
    nameFor: (text) => {
      const known = names.get(nameKey(text));
      if (known !== undefined) return known;
      const draft = draftOf(text, retired);
      names.set(nameKey(text), draft.name);
      drafts.push(draft);
      return draft.name;
    },
    nameOf: (id) => (id === null ? null : (nameById.get(id) ?? null)),
    drafts: () => drafts,
  };
}

/** Names that differ only in upper and lower case, or in invisible characters, are the same to people. */
export function nameKey(name: string): string {
  return tidyName(name).toLowerCase();
}

/** A new record, or the retired one that has the name. */
export function draftOf(name: string, retired: GroupsNow["retired"]): GroupDraft {
  const old = retired.find((one) => nameKey(one.name) === nameKey(name));
  return old === undefined ? { name } : { id: old.id, revision: old.revision, name: old.name };
}

import { storedEntries } from "./stored-entries.ts";

/** Whether a storage entry is kept when a newer till starts. */
export function outlivesUpdate(name: string): boolean {
  return Object.entries(storedEntries).some(
    ([entry, neededBy]) =>
      neededBy === "users" && (entry.endsWith(".") ? name.startsWith(entry) : name === entry),
  );
}

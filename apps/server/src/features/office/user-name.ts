type NamedUser = {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly username: string | null;
};

/** What a message calls a user; null if the row names none. */
export function userName({ first_name, last_name, username }: NamedUser): string | null {
  const name = `${first_name ?? ""} ${last_name ?? ""}`.trim();
  return name === "" ? username : name;
}

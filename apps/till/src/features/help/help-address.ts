/** The page of the help over a screen, in the query of its address, so that Back closes it and a reload keeps it. */
const parameter = "help";

/** Null if no help is open, and empty for the list of pages. */
export function pageInAddress(query: string): string | null {
  return new URLSearchParams(query).get(parameter);
}

/** The query with another page, or without help. What else is in it belongs to the screen. */
export function withPage(query: string, page: string | null): string {
  const parameters = new URLSearchParams(query);
  if (page === null) parameters.delete(parameter);
  else parameters.set(parameter, page);
  // Older browsers do not count parameters.
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

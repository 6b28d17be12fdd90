import type { PrintJobId, StationId } from "../id.ts";
import type { PaperKind } from "./paper-kind.ts";

type RoutedPaper = {
  readonly kind: PaperKind;
  /** The product group of a ticket or a test page; other papers have other titles. */
  readonly title: string;
};

/** The name of the product group whose print route a paper takes; null for receipts, reports and the drawer. */
export function groupOfPaper({ kind, title }: RoutedPaper): string | null {
  return (kind === "ticket" || kind === "test-page") && title !== "" ? title : null;
}

type SentPaper = RoutedPaper & { readonly station: StationId | null; readonly printer: string };

/** Where a paper comes from and goes to: papers with the same key take the same route. */
export function paperRouteKey(paper: SentPaper): string {
  return JSON.stringify([paper.station, groupOfPaper(paper), paper.printer]);
}

/** The newest paper on each route by its key. Of two states of the same paper, the later in the list is the newer. */
export function latestPerRoute<Paper extends SentPaper & { readonly id: PrintJobId }>(
  papers: Iterable<Paper>,
): ReadonlyMap<string, Paper> {
  const latest = new Map<string, Paper>();
  for (const paper of papers) {
    const key = paperRouteKey(paper);
    const known = latest.get(key);
    if (known === undefined || known.id <= paper.id) latest.set(key, paper);
  }
  return latest;
}

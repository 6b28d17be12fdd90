import type { StationId } from "../id.ts";
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

/** Where a paper comes from and goes to: papers with the same key take the same way. */
export function paperRouteKey(
  paper: RoutedPaper & { readonly station: StationId | null; readonly printer: string },
): string {
  return JSON.stringify([paper.station, groupOfPaper(paper), paper.printer]);
}

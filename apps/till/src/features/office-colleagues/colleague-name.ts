import type { Colleague } from "@comanda/contract/office-colleague";

export function nameOfColleague({ firstName, lastName }: Colleague): string {
  return `${firstName} ${lastName}`.trim();
}

/** The name of a tax with its percentage, which most names have already. */
export function taxText(name: string, percent: string): string {
  return name.includes("%") ? name : `${name} ${percent} %`;
}

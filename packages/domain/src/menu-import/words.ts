/** The words of a vocabulary, which is written in lines with commas between the words. */
export function words(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(", "));
}

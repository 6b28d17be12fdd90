import { graphemesOf, wordsOf } from "./segments.ts";

/** White space at which a line may end; a no-break space is not included. */
const breakingSpace = /^[^\S\u00A0\u202F]+$/u;
const spaceAtEitherEnd = /^[^\S\u00A0\u202F]+|[^\S\u00A0\u202F]+$/gu;

/**
 * Breaks a text into lines that fit a width. A line ends at white space or between two adjacent words, as in Thai; only
 * a word longer than a whole line is broken inside, and then between graphemes, so that a consonant keeps its marks.
 * White space at either end of a line is dropped.
 */
export function breakLines(
  text: string,
  widthDots: number,
  widthOf: (line: string) => number,
): readonly string[] {
  const fits = (line: string): boolean => widthOf(trimSpace(line)) <= widthDots;
  return text
    .normalize("NFC")
    .split(/\r\n|\r|\n/)
    .flatMap((paragraph) => fillLines(unbreakableParts(trimSpace(paragraph), fits), fits));
}

function fillLines(parts: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of parts) {
    if (line !== "" && !fits(line + part)) {
      lines.push(trimSpace(line));
      line = "";
    }
    line += part;
  }
  return [...lines, trimSpace(line)];
}

/** The parts that no line break may split, each with the white space that follows it. */
function unbreakableParts(paragraph: string, fits: (part: string) => boolean): readonly string[] {
  if (fits(paragraph)) return [paragraph];
  return clusters(paragraph).flatMap((cluster) => {
    if (fits(cluster.join(""))) return [cluster.join("")];
    return cluster.flatMap((word) => (fits(word) ? [word] : graphemesOf(word)));
  });
}

/** Words with their adjacent punctuation: neither a comma nor a bracket ends up alone on a line. */
function clusters(paragraph: string): readonly (readonly string[])[] {
  const found: string[][] = [];
  let before: "word" | "space" | "mark" = "space";
  for (const { segment, isWordLike } of wordsOf(paragraph)) {
    const kind = kindOf(segment, isWordLike);
    const mayBreak =
      kind !== "space" && (before === "space" || (before === "word" && kind === "word"));
    const last = found.at(-1);
    if (mayBreak || last === undefined) found.push([segment]);
    else last.push(segment);
    before = kind;
  }
  return found;
}

function kindOf(segment: string, isWord: boolean): "word" | "space" | "mark" {
  if (isWord) return "word";
  return breakingSpace.test(segment) ? "space" : "mark";
}

function trimSpace(line: string): string {
  return line.replace(spaceAtEitherEnd, "");
}

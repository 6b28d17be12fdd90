import type { Question } from "../menu/question.ts";
import type { NormalLine } from "./line.ts";

/** A piece that answers a section of a set. */
export type AssignedPiece = { readonly line: NormalLine; readonly section: Question };

/** A set with more sections and pieces than can be tried in so many steps is not found. */
const mostSteps = 5000;

/**
 * Gives each section of a set as many pieces as it needs, moving those that another section takes as well, and then as
 * many as it can have. Null if a section stays short, or the search takes too long.
 */
export function assignPiecesToSections(
  pieces: readonly NormalLine[],
  sections: readonly Question[],
): readonly AssignedPiece[] | null {
  const needed = sections.reduce((sum, { minimum }) => sum + minimum, 0);
  if (sections.length === 0 || pieces.length < needed) return null;
  const search: Search = { sections, assigned: new Map(), steps: mostSteps };
  for (const [index, line] of pieces.entries()) {
    if (search.assigned.size < needed) assignPiece(search, { index, line }, "minimum");
  }
  if (search.assigned.size < needed) return null;
  for (const [index, line] of pieces.entries()) {
    if (!search.assigned.has(index)) assignPiece(search, { index, line }, "maximum");
  }
  return search.steps > 0 ? [...search.assigned.values()] : null;
}

type Search = {
  readonly sections: readonly Question[];
  /** By the index of the piece. */
  readonly assigned: Map<number, AssignedPiece>;
  steps: number;
};

type Piece = { readonly index: number; readonly line: NormalLine };

/** Assigns a piece where there is room, or where one that is there can move on (an augmenting path). */
function assignPiece(
  search: Search,
  piece: Piece,
  room: "minimum" | "maximum",
  tried: Set<Question> = new Set(),
): boolean {
  for (const section of search.sections) {
    search.steps -= 1;
    if (search.steps <= 0) return false;
    if (tried.has(section) || !takes(search, section, piece.line)) continue;
    tried.add(section);
    const there = [...search.assigned].filter(([, each]) => each.section === section);
    const isFree =
      there.length < section[room] ||
      there.some(([index, { line }]) => assignPiece(search, { index, line }, room, tried));
    if (!isFree) continue;
    search.assigned.set(piece.index, { line: piece.line, section });
    return true;
  }
  return false;
}

/**
 * Whether a section offers an article, and so many of it. What is chosen twice in a section is one part, so that one of
 * two notes would be lost.
 */
function takes({ assigned }: Search, section: Question, line: NormalLine): boolean {
  const choice = section.choices.find(({ article }) => article === line.article);
  const same = [...assigned.values()].filter(
    (each) => each.section === section && each.line.article === line.article,
  );
  return (
    choice !== undefined &&
    same.length < choice.maximum &&
    same.every((each) => agreeOnMarks(each.line, line))
  );
}

/** Whether the kitchen makes two pieces of an article alike and at the same time. */
export function agreeOnMarks(one: NormalLine, other: NormalLine): boolean {
  return (
    one.note === other.note && one.orderLevel === other.orderLevel && one.course === other.course
  );
}

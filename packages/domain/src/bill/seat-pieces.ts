import type { Question } from "../menu/question.ts";
import type { NormalLine } from "./line.ts";

/** A piece that answers a section of a set. */
export type Seated = { readonly line: NormalLine; readonly section: Question };

/** A set with more sections and pieces than can be tried in so many steps is not found. */
const mostSteps = 5000;

/**
 * Gives each section of a set as many pieces as it needs, moving those that another section takes as well, and then as
 * many as it can have. Null if a section stays short, or the search takes too long.
 */
export function seatPieces(
  pieces: readonly NormalLine[],
  sections: readonly Question[],
): readonly Seated[] | null {
  const needed = sections.reduce((sum, { minimum }) => sum + minimum, 0);
  if (sections.length === 0 || pieces.length < needed) return null;
  const search: Search = { sections, seats: new Map(), steps: mostSteps };
  for (const [index, line] of pieces.entries()) {
    if (search.seats.size < needed) seatPiece(search, { index, line }, "minimum");
  }
  if (search.seats.size < needed) return null;
  for (const [index, line] of pieces.entries()) {
    if (!search.seats.has(index)) seatPiece(search, { index, line }, "maximum");
  }
  return search.steps > 0 ? [...search.seats.values()] : null;
}

type Search = {
  readonly sections: readonly Question[];
  /** By the index of the piece. */
  readonly seats: Map<number, Seated>;
  steps: number;
};

type Piece = { readonly index: number; readonly line: NormalLine };

/** Seats a piece where there is room, or where one that sits there can move on (an augmenting path). */
function seatPiece(
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
    const there = [...search.seats].filter(([, seat]) => seat.section === section);
    const isFree =
      there.length < section[room] ||
      there.some(([index, { line }]) => seatPiece(search, { index, line }, room, tried));
    if (!isFree) continue;
    search.seats.set(piece.index, { line: piece.line, section });
    return true;
  }
  return false;
}

/** Whether a section offers an article, and so many of it. */
function takes({ seats }: Search, section: Question, { article }: NormalLine): boolean {
  const choice = section.choices.find((each) => each.article === article);
  const alike = [...seats.values()].filter(
    (seat) => seat.section === section && seat.line.article === article,
  );
  return choice !== undefined && alike.length < choice.maximum;
}

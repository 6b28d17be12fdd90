type Segment = { readonly segment: string; readonly isWordLike: boolean };

// The language makes no difference to the result, but must be the same everywhere, so the platform's own is never used.
const language = "th";
// Firefox has it since 125.
const canSegment = "Segmenter" in Intl;
const words = canSegment ? new Intl.Segmenter(language, { granularity: "word" }) : null;
const graphemes = canSegment ? new Intl.Segmenter(language, { granularity: "grapheme" }) : null;

/** A run of letters and digits, white space, or a single mark. */
const segmentPattern = /(?<word>[\p{L}\p{M}\p{N}]+)|\s+|[^\s\p{L}\p{M}\p{N}]/gu;

/**
 * Words of the trade that the platform cuts in two, as in ออ|เด|อร์, or at the wrong place, as in ราย|กา|รสต็|อก. They are
 * cut out before the rest is segmented.
 */
const knownWords =
  /(ออเดอร์|สต็อก|โปรโมชั่น|มิกเซอร์|ทรีตเมนต์|มินิบาร์|สเต๊ก|เบอร์เกอร์|พิซซ่า|ลาเต้|คาปูชิโน|เอสเปรสโซ|อเมริกาโน|สมูทตี้|ม็อกเทล|มอคเทล|พร็อกซี|ราคา|เฉพาะ|หนึ่ง)/u;

/**
 * The words of a text and what is between them. On a platform without word segmentation, Thai and other scripts without
 * spaces are one long word, which is broken between graphemes if necessary.
 */
export function wordsOf(text: string): readonly Segment[] {
  if (words === null) return runsOf(text);
  // Every second part is a known word.
  return text
    .split(knownWords)
    .flatMap((part, index) =>
      index % 2 === 1 ? [{ segment: part, isWordLike: true }] : segmentsOf(part, words),
    );
}

function segmentsOf(text: string, segmenter: Intl.Segmenter): readonly Segment[] {
  return Array.from(segmenter.segment(text), ({ segment, isWordLike }) => ({
    segment,
    isWordLike: isWordLike === true,
  }));
}

function runsOf(text: string): readonly Segment[] {
  return Array.from(text.matchAll(segmentPattern), ({ 0: segment, groups }) => ({
    segment,
    isWordLike: groups?.["word"] !== undefined,
  }));
}

/** Letters with their marks. */
export function graphemesOf(text: string): readonly string[] {
  if (graphemes !== null) return Array.from(graphemes.segment(text), ({ segment }) => segment);
  return text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
}

import type { ArticleId, MixerGroupId } from "../id.ts";

/** The mixers that may go into a drink, and how many of them. */
export type MixerGroup = {
  readonly id: MixerGroupId;
  readonly articles: readonly ArticleId[];
  readonly maximum: number;
};

import type { ArticleId, MixerGroupId } from "../id.ts";

/** What may be mixed into a drink, and how many of them in one. */
export type MixerGroup = {
  readonly id: MixerGroupId;
  readonly articles: readonly ArticleId[];
  readonly maximum: number;
};

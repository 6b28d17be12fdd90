import type { CategoryId, CommissionId, FavoriteId, MixerGroupId } from "../id.ts";

export type Category = {
  readonly id: CategoryId;
  readonly name: string;
  readonly parentId: CategoryId | null;
  readonly indexNumber: number;
  readonly color: string;
  /** The defaults for articles of the category that have none of their own. */
  readonly mixerGroup: MixerGroupId | null;
  readonly commission: CommissionId | null;
  /** With what its articles are served; left out if they are made at once. */
  readonly course?: number;
};

/** A page with the tiles used most. */
export type Favorite = {
  readonly id: FavoriteId;
  readonly name: string;
  readonly indexNumber: number;
};

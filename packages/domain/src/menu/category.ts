import type { CategoryId, CommissionId, FavoriteId, MixerGroupId } from "../id.ts";

export type Category = {
  readonly id: CategoryId;
  readonly name: string;
  readonly parentId: CategoryId | null;
  readonly indexNumber: number;
  readonly color: string;
  /** Mixers and commission of every article in it that has none of its own. */
  readonly mixerGroup: MixerGroupId | null;
  readonly commission: CommissionId | null;
};

/** A page of the tiles that are wanted most. */
export type Favorite = {
  readonly id: FavoriteId;
  readonly name: string;
  readonly indexNumber: number;
};

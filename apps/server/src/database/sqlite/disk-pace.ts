/** A sync in the pool costs about a quarter of this by itself: its thread and then this one are woken. */
const fastMs = 1;

/** The weight of one sync: a disk is not slow because of a single pause, nor fast because of a single quick sync. */
const weight = 1 / 16;

/** How long the disk has taken for its latest syncs, the last ones counting most. */
export class DiskPace {
  #meanMs = fastMs;

  note(ms: number): void {
    this.#meanMs += (ms - this.#meanMs) * weight;
  }

  /** Whether waiting for it takes less time than doing something else meanwhile. */
  get isFast(): boolean {
    return this.#meanMs < fastMs;
  }
}

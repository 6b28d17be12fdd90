/** A record of any kind: `article 12`. */
export type RecordKey = string;

/** That one record cannot go without another. */
export type SampleNeed = { readonly of: RecordKey; readonly by: RecordKey };

/** The samples that can go: all but those that something that stays needs, directly or through another sample. */
export function chooseGoingSamples(
  samples: ReadonlySet<RecordKey>,
  needs: readonly SampleNeed[],
): ReadonlySet<RecordKey> {
  const going = new Set(samples);
  for (let before = -1; before !== going.size;) {
    before = going.size;
    for (const { of, by } of needs) if (!going.has(by)) going.delete(of);
  }
  return going;
}

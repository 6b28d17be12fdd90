/** What the first screen and the menu need of this area. */
export const papersFirst = {
  title: "Papers",
  failedCount: (count: number) =>
    count === 1 ? "1 paper was not printed" : `${count} papers were not printed`,
  failedAtLeast: (count: number) => `At least ${count} papers were not printed`,
  openDrawer: "Open Drawer",
};

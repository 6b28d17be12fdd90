import { setStepListener } from "./step-listener.ts";

/** An entry of the browser's history. */
export type Entry = { readonly path: string; readonly query: string; readonly state: unknown };

/** What holding an address needs of the browser. */
export type Browsing = {
  readonly now: () => Entry;
  readonly push: (entry: Entry) => void;
  readonly back: () => void;
};

/**
 * Holds the address of a form against the browser's Back and Forward, which have moved before anyone can ask. A step to
 * another path is answered by the form's address on top of it, so that one step back leads where the user wanted to go.
 */
export function createHold(browsing: Browsing, leave: (go: () => void) => void) {
  let here = browsing.now();
  return {
    /** The screen has written to the history, as when the help is opened over the form. */
    follow: () => {
      here = browsing.now();
    },
    /** Returns whether the step was undone, so that nobody else may follow it. */
    answerStep: (hasChanges: boolean): boolean => {
      const wanted = browsing.now();
      if (!hasChanges || wanted.path === here.path) {
        here = wanted;
        return false;
      }
      browsing.push(here);
      const { path } = here;
      // Once the changes are saved, a form may have left by itself, most often for the same list.
      leave(() => {
        if (browsing.now().path === path) browsing.back();
      });
      return true;
    },
  };
}

const ofWindow: Browsing = {
  now: () => ({ path: location.pathname, query: location.search, state: history.state }),
  push: ({ path, query, state }) => history.pushState(state, "", path + query),
  back: () => history.back(),
};

/** The events of the router, which tell what was written to the history. */
const writes = ["pushState", "replaceState"];

/** Holds the address of the form on the screen, before the router follows a step. Returns how to end it. */
export function holdAddress(
  hasChanges: () => boolean,
  leave: (go: () => void) => void,
): () => void {
  const hold = createHold(ofWindow, leave);
  setStepListener((event) => {
    if (hold.answerStep(hasChanges())) event.stopImmediatePropagation();
  });
  for (const write of writes) addEventListener(write, hold.follow);
  return () => {
    setStepListener(null);
    for (const write of writes) removeEventListener(write, hold.follow);
  };
}

import { setImmediate } from "node:timers/promises";

/**
 * All who ask for the same before the server has heard what else there is share one answer. It is looked for after the
 * last of them has asked, so that nobody gets what was true before that.
 */
export function askedTogether<Key, Answer>(
  find: (key: Key) => Promise<Answer>,
): (key: Key) => Promise<Answer> {
  const asked = new Map<Key, Promise<Answer>>();
  const begin = async (key: Key): Promise<Answer> => {
    await setImmediate();
    asked.delete(key);
    return find(key);
  };
  return async (key) => {
    const answer = asked.get(key) ?? begin(key);
    asked.set(key, answer);
    return answer;
  };
}

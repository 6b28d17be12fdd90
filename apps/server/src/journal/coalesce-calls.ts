import { setImmediate } from "node:timers/promises";

/**
 * Callers that ask for the same within one turn of the event loop share one query. It starts after the last of them has
 * asked, so that none gets an outdated answer.
 */
export function coalesceCalls<Key, Answer>(
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

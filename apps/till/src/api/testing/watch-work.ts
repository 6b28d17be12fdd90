import { vi } from "vitest";

type Work = Pick<typeof globalThis, "indexedDB" | "crypto">;

/** Turns of the event loop in which nothing is open: between two steps of a page there are fewer. */
const quietTurns = 5;

/** The same database and keys, which also know when the page has stopped using them. */
export function watchWork({ indexedDB, crypto }: Work): Work & {
  readonly isDone: () => Promise<void>;
} {
  let open = 0;
  const begin = () => void open++;
  const end = () => void open--;
  return {
    indexedDB: watchDatabases(indexedDB, begin, end),
    crypto: watchKeys(crypto, begin, end),
    isDone: async () => {
      for (let quiet = 0; quiet < quietTurns; quiet = open > 0 ? 0 : quiet + 1) {
        await vi.dynamicImportSettled();
        await new Promise((resolve) => void setImmediate(resolve));
      }
    },
  };
}

/** A page that reads or writes opens the database for it, and closes it again. */
function watchDatabases(databases: IDBFactory, begin: () => void, end: () => void): IDBFactory {
  const open: IDBFactory["open"] = (...database) => {
    const request = databases.open(...database);
    begin();
    request.addEventListener("error", end);
    request.addEventListener("success", () => {
      const { result } = request;
      const close = result.close.bind(result);
      result.close = () => {
        end();
        close();
      };
    });
    return request;
  };
  return withMethods(databases, { open });
}

function watchKeys(crypto: Crypto, begin: () => void, end: () => void): Crypto {
  const subtle = new Proxy(crypto.subtle, {
    get: (keys, name) => {
      const method: unknown = Reflect.get(keys, name, keys);
      if (typeof method !== "function") return method;
      return async (...values: unknown[]) => {
        begin();
        try {
          return await Reflect.apply(method, keys, values);
        } finally {
          end();
        }
      };
    },
  });
  return withMethods(crypto, { subtle });
}

/** The object with some members replaced; the methods of browsers want to be called on the object itself. */
function withMethods<Value extends object>(value: Value, replaced: Partial<Value>): Value {
  return new Proxy(value, {
    get: (target, name) => {
      const member: unknown = Reflect.get(name in replaced ? replaced : target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

await import(new URL("../apps/server/src/make-demo.ts", import.meta.url).href);

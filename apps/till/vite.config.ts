import { createHash } from "node:crypto";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

export default defineConfig({
  plugins: [react(), markRelease(), precompress()],
  resolve: {
    alias: [
      {
        find: /^typebox$/,
        replacement: join(import.meta.dirname, "src", "api", "plain-schemas.ts"),
      },
    ],
  },
  cacheDir: "../../.cache/vite",
  build: {
    // The server's Content-Security-Policy takes scripts, styles and images as files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first screen needs, as one file: in the twenty that it would be cut into, it is 5 % larger.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "first", test: /main\.tsx$/ }] } },
    },
  },
  server: {
    // Calls are signed over the Host header, so the proxy must not change it.
    proxy: { "/api": { target: "http://localhost:8080", changeOrigin: false } },
  },
});

/** Tells the page which release it is: the page names its files by their content, so any change of the till shows. */
function markRelease(): Plugin {
  return {
    name: "mark-release",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const content = createHash("sha256").update(html).digest("hex").slice(0, 16);
        return [{ tag: "meta", attrs: { name: "comanda-release", content }, injectTo: "head" }];
      },
    },
  };
}

/** Every text file also as .br and .gz, which the server sends to who takes them. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          const source = file.type === "chunk" ? file.code : file.source;
          this.emitFile({
            type: "asset",
            fileName: `${fileName}.br`,
            source: brotliCompressSync(source),
          });
          this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source: gzipSync(source) });
        }
      },
    },
  };
}

import { createHash } from "node:crypto";
import { promises as files } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import react from "@vitejs/plugin-react";
import { defineConfig, transformWithOxc, type Plugin } from "vite";

import { bundleHelpPages } from "./build/help-pages.ts";
// The oldest browsers that the till supports.
import browsers from "./browsers.json" with { type: "json" };

export default defineConfig({
  plugins: [react(), bundleHelpPages(), addReleaseTag(), emitServiceWorker(), precompress()],
  resolve: {
    alias: [
      {
        find: /^typebox$/,
        replacement: join(import.meta.dirname, "src", "api", "plain-schemas.ts"),
      },
      // The router bundles a shim for older versions of React.
      { find: /^use-sync-external-store\/shim.*$/, replacement: "react" },
    ],
  },
  cacheDir: "../../.cache/vite",
  // For the layouts by name, in ui/layouts.css.
  css: {
    transformer: "lightningcss",
    lightningcss: {
      drafts: { customMedia: true },
      // Only classes and animations are a file's own: it renames areas where they are used, not where they are laid out.
      // It does not find the name of an animation in a shorthand that has a variable, so those are written at length.
      cssModules: { grid: false, container: false },
    },
  },
  build: {
    target: Object.entries(browsers).map(([name, version]) => `${name}${version}`),
    // The server's Content-Security-Policy allows scripts, styles and images only as files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Removes schemas that the till never checks, even if it needs others of the same file.
      treeshake: { manualPureFunctions: ["Type", "defineCall", "defineWriteReply", "orNull"] },
      output: {
        // The first file names every file that follows it, and letters of a hash cannot be compressed.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${languagePart(facadeModuleId ?? "") ?? "[name]"}-[hash:7].js`,
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: [
            // Everything for the first screen in one file: split into twenty, it would be 5 % larger.
            { name: "first", test: /main\.tsx$/, priority: 2 },
            // What the first screen waits for: what loads the records, restores an order and sends it. No later file may
            // keep it waiting.
            {
              name: "sync",
              test: /(sync-module|restore-stored-order|send-rounds)\.ts$/,
              priority: 1,
            },
            // What three or more later files share, since the first file names every file that follows it. Not the
            // office's, which few tills load, nor the languages', one of which comes before the first screen.
            {
              name: "parts",
              test: /till.src.(?!.*(office|language))|packages.(?!languages)/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  server: {
    // Signatures cover the Host header, so the proxy must not change it.
    proxy: { "/api": { target: "http://localhost:8080", changeOrigin: false } },
  },
});

/** A name for the texts of a language, whose files have the same names in every folder. */
function languagePart(path: string): string | null {
  const [, code, part] = /languages.src.(\w+_\w+).(\w+)/.exec(path) ?? [];
  return code === undefined || part === undefined ? null : `${code}-${part}`;
}

/**
 * Puts the release into the page. The page names its files by content hash, so every change of the till is a new
 * release.
 */
function addReleaseTag(): Plugin {
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

/** Prepends the release and its files to the service worker. */
function emitServiceWorker(): Plugin {
  return {
    name: "keepable",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const html = bundle["index.html"];
        const page = html?.type === "asset" ? html.source.toString() : "";
        const release = /name="comanda-release" content="([^"]+)"/.exec(page)?.[1];
        if (release === undefined) throw new Error("The page does not say which release it is");
        const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const shell = { release, files: names.map((name) => `/${name}`) };
        const path = join(import.meta.dirname, "src", "shell", "worker.ts");
        const { code } = await transformWithOxc(await files.readFile(path, "utf8"), path);
        const source = `const shell = ${JSON.stringify(shell)};\n${code}`;
        this.emitFile({ type: "asset", fileName: "worker.js", source });
      },
    },
  };
}

/** Compresses every text file as .br and .gz, which the server sends to clients that accept them. */
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
          this.emitFile({
            type: "asset",
            fileName: `${fileName}.gz`,
            source: gzipSync(source, { level: constants.Z_BEST_COMPRESSION }),
          });
        }
      },
    },
  };
}

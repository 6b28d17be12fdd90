import { expect, test } from "vitest";

import { chanceOf } from "../chance.ts";
import { newDisk } from "./disk.ts";
import { readTrace } from "./read-trace.ts";

const chance = chanceOf(1);
const hex = (text: string) =>
  [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("");
const file = hex("/data/comanda.db");

test("a trace is parsed into writes, syncs and replies, in order", () => {
  const reply = hex('HTTP/1.1 200 OK\r\n\r\n{"id":1,"ping":7}');
  const trace = [
    `12 pwrite64(20<${file}>, "${hex("abc")}", 3, 10) = 3`,
    `12 pwrite64(9<${hex("/elsewhere/file")}>, "${hex("abc")}", 3, 10) = 3`,
    `12 fdatasync(20<${file}> <unfinished ...>`,
    `13 write(1<${hex("pipe:[1]")}>, "${hex('{"ping":9}')}", 10) = 10`,
    "12 <... fdatasync resumed>) = 0",
    `12 writev(24<${hex("socket:[99]")}>, [{iov_base="${reply}", iov_len=30}], 1) = 30`,
    `12 ftruncate(20<${file}>, 5) = 0`,
    `12 unlink("${file}") = 0`,
  ].join("\n");
  expect(readTrace(trace, "/data")).toEqual([
    { kind: "write", file: "comanda.db", at: 10, bytes: Buffer.from("abc") },
    { kind: "sync-begins", file: "comanda.db", thread: "12" },
    { kind: "sync-ends", file: "comanda.db", thread: "12" },
    { kind: "reported", sequence: 7 },
    { kind: "truncate", file: "comanda.db", length: 5 },
    { kind: "remove", file: "comanda.db" },
  ]);
});

test("after a cut, what was synced is there, and the rest depends on its outcome", () => {
  const disk = newDisk();
  disk.follow({ kind: "write", file: "a", at: 0, bytes: Buffer.from("safe") });
  disk.follow({ kind: "sync-begins", file: "a", thread: "1" });
  disk.follow({ kind: "sync-ends", file: "a", thread: "1" });
  disk.follow({ kind: "write", file: "a", at: 4, bytes: Buffer.alloc(1024, "x") });
  disk.follow({ kind: "reported", sequence: 3 });
  expect(disk.cut("lost", chance).get("a")).toEqual(Buffer.from("safe"));
  expect(disk.cut("kept", chance).get("a")).toHaveLength(1028);
  expect(disk.lastReported()).toBe(3);
  const lengths = Array.from(
    { length: 100 },
    () => disk.cut("some kept, some torn", chance).get("a")?.length,
  );
  expect(new Set(lengths)).toEqual(new Set([4, 516, 1028]));
});

test("a sync covers only what was written before it began", () => {
  const disk = newDisk();
  disk.follow({ kind: "write", file: "a", at: 0, bytes: Buffer.from("before") });
  disk.follow({ kind: "sync-begins", file: "a", thread: "1" });
  disk.follow({ kind: "write", file: "a", at: 6, bytes: Buffer.from(" and during") });
  disk.follow({ kind: "sync-ends", file: "a", thread: "1" });
  expect(disk.cut("lost", chance).get("a")).toEqual(Buffer.from("before"));
});

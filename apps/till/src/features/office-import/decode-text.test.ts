import { describe, expect, test } from "vitest";

import { decodeText } from "./decode-text.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

function utf16(text: string, isLittle: boolean): Uint8Array {
  const units = `\uFEFF${text}`;
  const view = new DataView(new ArrayBuffer(units.length * 2));
  for (let at = 0; at < units.length; at += 1)
    view.setUint16(at * 2, units.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
}

const decode = (bytes: Uint8Array) => decodeText(bytes, "windows-1252");

describe("the text of a file", () => {
  test.each([
    ["UTF-8", bytesOf("ผัดไทย;12")],
    ["UTF-8 with its mark", bytesOf("\uFEFFผัดไทย;12")],
    ["UTF-16, little end first, as Excel writes it", utf16("ผัดไทย;12", true)],
    ["UTF-16, big end first", utf16("ผัดไทย;12", false)],
  ])("is read in %s", (_name, bytes) => {
    expect(decode(bytes)).toEqual({ text: "ผัดไทย;12", isLegacy: false });
  });

  test("is read in the chosen encoding if it is no Unicode, which is said", () => {
    const coffee = new Uint8Array([0x43, 0x61, 0x66, 0xe9]);
    expect(decode(coffee)).toEqual({ text: "Café", isLegacy: true });
    const thai = new Uint8Array([0xbc, 0xd1, 0xb4]);
    expect(decodeText(thai, "windows-874")).toEqual({ text: "ผัด", isLegacy: true });
  });

  test.each([
    ["a picture", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]],
    ["a JPEG", [0xff, 0xd8, 0xff, 0xe0, 0, 0x10]],
    ["UTF-16 without its mark", [0x41, 0, 0x3b, 0]],
    ["half a letter of UTF-16", [0xff, 0xfe, 0x41]],
  ])("is none in %s", (_name, bytes) => {
    expect(decode(new Uint8Array(bytes))).toBeNull();
  });
});

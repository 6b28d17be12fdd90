/** The bytes of a text whose letters take one byte each, as the headers of files have them. */
export function bytesOf(text: string): readonly number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

/** What a file begins with, as a text whose letters take one byte each. */
export function startOf(file: Uint8Array, length: number): string {
  return String.fromCharCode(...file.subarray(0, length));
}

export function isText(file: Uint8Array, at: number, text: string): boolean {
  return bytesOf(text).every((byte, index) => file[at + index] === byte);
}

export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

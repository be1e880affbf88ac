/**
 * A whole picture as it was read: its size in pixels, and its bytes without what tells of its maker, place and time.
 */
export type ReadPicture = { width: number; height: number; bytes: Uint8Array }

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

/** The four letters by which PNG and RIFF name their chunks. */
export const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

export function startsWith(bytes: Uint8Array, words: string) {
  return bytes.length >= words.length && [...words].every((letter, at) => bytes[at] === letter.charCodeAt(0))
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

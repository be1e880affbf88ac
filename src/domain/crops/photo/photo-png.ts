import { joined, nameAt, type ReadPicture, viewOf } from './photo-bytes.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The chunks that make the picture and its colours (PNG, third edition). What else there is tells of other things. */
const KEPT = 'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT'.split(' ')
/** Length, name and checksum. */
const AROUND = 12

/** A PNG is a row of chunks, each with its length, up to one named IEND. Null for what is none, or is cut off. */
export function readPng(bytes: Uint8Array): ReadPicture | null {
  if (SIGNATURE.some((byte, at) => bytes[at] !== byte) || nameAt(bytes, 12) !== 'IHDR') return null
  const view = viewOf(bytes)
  if (bytes.length < 33 || view.getUint32(8) !== 13) return null
  const parts = [bytes.subarray(0, SIGNATURE.length)]
  let hasPixels = false
  for (let at = SIGNATURE.length; at + AROUND <= bytes.length; ) {
    const name = nameAt(bytes, at + 4)
    const end = at + AROUND + view.getUint32(at)
    if (end > bytes.length || (name === 'IHDR' && at !== SIGNATURE.length)) return null
    if (KEPT.includes(name)) parts.push(bytes.subarray(at, end))
    hasPixels ||= name === 'IDAT'
    if (name === 'IEND')
      return hasPixels ? { width: view.getUint32(16), height: view.getUint32(20), bytes: joined(parts) } : null
    at = end
  }
  return null
}

/** A file of a zip, by its name in ASCII. */
export type StoredFile = { name: string; content: Uint8Array }

/** Files as one zip, without compression (PKWARE's APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
export function storedZip(files: readonly StoredFile[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const file of files) {
    const facts = { crc: crc32(file.content), size: file.content.length, name: ascii(file.name) }
    const head = headOf(facts)
    parts.push(head, facts.name, file.content)
    directory.push(entryOf(facts, offset), facts.name)
    offset += head.length + facts.name.length + facts.size
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  return joined([...parts, ...directory, endOf({ count: files.length, size, offset })])
}

type Facts = { crc: number; size: number; name: Uint8Array }
/** Version 2.0, names in UTF-8, stored, and the first day that a zip knows: who made it and when is nobody's concern. */
const SHARED = [
  [20, 2],
  [0x0800, 2],
  [0, 2],
  [0, 2],
  [0x21, 2],
] as const satisfies Field[]
type Field = readonly [value: number, bytes: 2 | 4]

const ofFile = ({ crc, size, name }: Facts): Field[] => [
  ...SHARED,
  [crc, 4],
  [size, 4],
  [size, 4],
  [name.length, 2],
  [0, 2],
]
const headOf = (facts: Facts) => fields([[0x04034b50, 4], ...ofFile(facts)])
const entryOf = (facts: Facts, offset: number) =>
  fields([[0x02014b50, 4], [20, 2], ...ofFile(facts), [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]])
const endOf = ({ count, size, offset }: { count: number; size: number; offset: number }) =>
  fields([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  ])

function fields(list: readonly Field[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(list.reduce((sum, [, bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [value, bytes] of list) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

function joined(parts: readonly Uint8Array[]) {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc >>> 0
})

function crc32(bytes: Uint8Array) {
  let crc = 0xffffffff
  for (const byte of bytes) crc = TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

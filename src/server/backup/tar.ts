import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'
import { Refusal } from '#db/refusal.ts'

/**
 * Archives in the ustar form of POSIX.1-2001 (pax, 4.18 'ustar Interchange Format'), as every `tar` reads and writes
 * them. A size of eight GiB and more is written in base 256, as GNU tar does.
 */
const BLOCK = 512
const CHUNK = 1024 * 1024
const MAX_OCTAL = 8 ** 11

const FIELDS = {
  name: [0, 100],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  mtime: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const satisfies Record<string, readonly [at: number, length: number]>

/** Writes files into a new archive; `add` is called for each. */
export function writeTar(archive: string, fill: (add: (name: string, file: string) => void) => void) {
  const out = openSync(archive, 'wx', 0o600)
  try {
    fill((name, file) => addFile(out, name, file))
    // Two empty blocks are the end: an archive without them was cut off.
    writeSync(out, Buffer.alloc(2 * BLOCK))
  } finally {
    closeSync(out)
  }
}

function addFile(out: number, name: string, file: string) {
  const source = openSync(file, 'r')
  try {
    const { size, mtime } = fstatSync(source)
    writeSync(out, headerOf(name, size, mtime))
    copyBytes(source, out, size, null)
    writeSync(out, Buffer.alloc(padding(size)))
  } finally {
    closeSync(source)
  }
}

type Entry = { name: string; size: number; mtime: Date }

/** Reads an archive to its end; `targetOf` names the file for each entry, or null to skip it. */
export function readTar(archive: string, targetOf: (entry: Entry) => string | null) {
  const source = openSync(archive, 'r')
  const { size: length } = fstatSync(source)
  const cutOff = () => new Refusal(`${archive} was cut off: it is no whole archive.`)
  try {
    for (let at = 0; ; ) {
      const header = Buffer.alloc(BLOCK)
      if (readSync(source, header, 0, BLOCK, at) < BLOCK) throw cutOff()
      if (header.every((byte) => byte === 0)) return
      const entry = entryOf(header, archive)
      at += BLOCK
      if (at + entry.size > length) throw cutOff()
      const target = isFile(header) ? targetOf(entry) : null
      if (target) extract(source, at, entry, target)
      at += entry.size + padding(entry.size)
    }
  } finally {
    closeSync(source)
  }
}

function extract(source: number, at: number, { size }: Entry, target: string) {
  const out = openSync(target, 'wx', 0o600)
  try {
    copyBytes(source, out, size, at)
  } finally {
    closeSync(out)
  }
}

/** Copies `size` bytes from where `source` stands, or from a place in it. */
function copyBytes(source: number, out: number, size: number, from: number | null) {
  const buffer = Buffer.alloc(Math.min(CHUNK, size))
  for (let done = 0; done < size; ) {
    const read = readSync(source, buffer, 0, Math.min(buffer.length, size - done), from === null ? null : from + done)
    if (read === 0) throw new Error('A file became shorter while it was read.')
    writeSync(out, buffer, 0, read)
    done += read
  }
}

function headerOf(name: string, size: number, mtime: Date) {
  const header = Buffer.alloc(BLOCK)
  if (Buffer.byteLength(name) > FIELDS.name[1]) throw new Error(`The name ${name} is too long for an archive.`)
  const put = (field: keyof typeof FIELDS, text: string) => header.write(text, FIELDS[field][0], 'latin1')
  const octal = (field: keyof typeof FIELDS, value: number) =>
    put(field, value.toString(8).padStart(FIELDS[field][1] - 1, '0'))
  header.write(name, 0, 'utf8')
  octal('mode', 0o600)
  octal('owner', 0)
  octal('group', 0)
  octal('mtime', Math.max(0, Math.floor(mtime.getTime() / 1000)))
  if (size < MAX_OCTAL) octal('size', size)
  else {
    header[FIELDS.size[0]] = 0x80
    header.writeBigUInt64BE(BigInt(size), FIELDS.size[0] + 4)
  }
  put('type', '0')
  put('magic', 'ustar\u000000')
  put('checksum', `${checksumOf(header).toString(8).padStart(6, '0')}\u0000 `)
  return header
}

function entryOf(header: Buffer, archive: string): Entry {
  if (numberIn(header, 'checksum') !== checksumOf(header)) throw new Refusal(`${archive} is no archive, or is damaged.`)
  const [prefix, name] = [textIn(header, 'prefix'), textIn(header, 'name')]
  return {
    name: prefix ? `${prefix}/${name}` : name,
    size: numberIn(header, 'size'),
    mtime: new Date(numberIn(header, 'mtime') * 1000),
  }
}

const isFile = (header: Buffer) => ['0', ''].includes(textIn(header, 'type'))

function textIn(header: Buffer, field: keyof typeof FIELDS) {
  const [at, length] = FIELDS[field]
  return header.toString('utf8', at, at + length).split('\u0000')[0] ?? ''
}

function numberIn(header: Buffer, field: keyof typeof FIELDS) {
  const [at] = FIELDS[field]
  if ((header[at] ?? 0) & 0x80) return Number(header.readBigUInt64BE(at + 4))
  return Number.parseInt(textIn(header, field).trim(), 8) || 0
}

/** The sum of all bytes, those of the sum itself taken as blanks. */
function checksumOf(header: Buffer) {
  const [at, length] = FIELDS.checksum
  return header.reduce((sum, byte, index) => sum + (index >= at && index < at + length ? 32 : byte), 0)
}

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK

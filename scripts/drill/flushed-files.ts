import type { Call } from './trace.ts'

type Change = { offset: number; bytes: Buffer } | { length: number }
type File = { content: Buffer; unflushed: Change[] }

/**
 * The files of a folder as a power cut leaves them: only flushed content, and a name only if its folder was flushed
 * after the file got it. `survives` may save single unflushed writes: a disk keeps some of them, in any order.
 */
export function flushedFiles(before: Map<string, Buffer>, calls: Call[], survives: () => boolean): Map<string, Buffer> {
  const files = new Map([...before].map(([path, content]) => [path, { content, unflushed: [] } as File]))
  /** Files by the names that the disk has: those of the last flush of their folder. */
  const named = new Map(files)
  const ends = new Map<string, number>()
  for (const call of calls) {
    if (call.kind === 'send') continue
    const file = files.get(call.path)
    if (call.kind === 'open') {
      if (!file && call.isNew) files.set(call.path, { content: Buffer.alloc(0), unflushed: [] })
      if (call.empties) file?.unflushed.push({ length: 0 })
      ends.set(call.path, 0)
    } else if (call.kind === 'rename' && file) {
      files.delete(call.path)
      files.set(call.to, file)
    } else if (call.kind === 'remove') files.delete(call.path)
    else if (call.kind === 'sync' && !file) flushNames(call.path, files, named)
    else if (file) changeFile(file, call, ends)
  }
  return new Map([...named].map(([path, file]) => [path, applyChanges(file, file.unflushed.filter(survives))]))
}

function changeFile(file: File, call: Call, ends: Map<string, number>) {
  if (call.kind === 'sync') {
    file.content = applyChanges(file, file.unflushed)
    file.unflushed = []
  } else if (call.kind === 'truncate') file.unflushed.push({ length: call.length })
  else if (call.kind === 'write') {
    const offset = call.offset ?? ends.get(call.path) ?? 0
    ends.set(call.path, offset + call.bytes.length)
    file.unflushed.push({ offset, bytes: call.bytes })
  }
}

/** Flushing a folder stores its current names and drops removed ones. */
function flushNames(folder: string, files: Map<string, File>, named: Map<string, File>) {
  const isWithin = (path: string) => path.slice(0, path.lastIndexOf('/')) === folder
  for (const path of named.keys()) if (isWithin(path) && !files.has(path)) named.delete(path)
  for (const [path, file] of files) if (isWithin(path)) named.set(path, file)
}

function applyChanges({ content }: File, changes: Change[]) {
  let result = Buffer.from(content)
  for (const change of changes) {
    if ('length' in change) result = resize(result, change.length)
    else {
      const end = change.offset + change.bytes.length
      if (end > result.length) result = resize(result, end)
      change.bytes.copy(result, change.offset)
    }
  }
  return result
}

function resize(content: Buffer, length: number) {
  const result = Buffer.alloc(length)
  content.copy(result)
  return result
}

/**
 * File system calls of a process, parsed from a log of strace (-f -y -xx -s with a large limit, so that paths and bytes
 * are in hexadecimal): each call with the bytes that it wrote, in the order in which the calls returned.
 */
export type Call =
  | { kind: 'write'; path: string; bytes: Buffer; offset: number | null }
  | { kind: 'sync' | 'remove'; path: string }
  | { kind: 'truncate'; path: string; length: number }
  | { kind: 'rename'; path: string; to: string }
  | { kind: 'open'; path: string; isNew: boolean; empties: boolean }
  | { kind: 'send'; bytes: Buffer }

/** The calls that strace must record. */
export const TRACED = 'openat,write,pwrite64,writev,pwritev,sendto,sendmsg,fsync,fdatasync,rename,renameat,renameat2,unlink,unlinkat,ftruncate' // biome-ignore format: one list

export function readTrace(log: string): Call[] {
  const unfinished = new Map<string, string>()
  return log.split('\n').flatMap((line) => {
    const [, pid, rest] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    if (!pid || rest === undefined) return []
    if (rest.endsWith('<unfinished ...>')) {
      unfinished.set(pid, rest.slice(0, -'<unfinished ...>'.length).trimEnd())
      return []
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)
    const text = resumed ? `${unfinished.get(pid) ?? ''}${resumed[1]}` : rest
    return callOf(text) ?? []
  })
}

function callOf(text: string): Call | null {
  const name = text.slice(0, text.indexOf('('))
  const result = /= (-?\d+)[^=]*$/.exec(text)?.[1]
  if (result === undefined || Number(result) < 0) return null
  const path = bytesOf(/^\w+\(\d+<([^>]*)>/.exec(text)?.[1] ?? '').toString('utf8')
  switch (name) {
    case 'write':
    case 'writev':
    case 'pwrite64':
    case 'pwritev':
    case 'sendto':
    case 'sendmsg':
      return writeOf(name, path, text, Number(result))
    case 'fsync':
    case 'fdatasync':
      return { kind: 'sync', path }
    case 'ftruncate':
      return { kind: 'truncate', path, length: Number(/, (\d+)\)/.exec(text)?.[1]) }
    case 'openat':
      return {
        kind: 'open',
        path: namesIn(text)[0]!,
        isNew: text.includes('O_CREAT'),
        empties: text.includes('O_TRUNC'),
      }
    case 'unlink':
    case 'unlinkat':
      return { kind: 'remove', path: namesIn(text)[0]! }
    default:
      return { kind: 'rename', path: namesIn(text)[0]!, to: namesIn(text)[1]! }
  }
}

function writeOf(name: string, path: string, text: string, written: number): Call {
  const bytes = bytesIn(text).subarray(0, written)
  if (/^(socket|TCP|TCPv6|UNIX):/.test(path)) return { kind: 'send', bytes }
  const offset = name.startsWith('p') ? Number(/, (\d+)\) += /.exec(text)?.[1]) : null
  return { kind: 'write', path, bytes, offset }
}

const namesIn = (text: string) => quotedIn(text).map((hex) => bytesOf(hex).toString('utf8'))
const bytesIn = (text: string) => Buffer.concat(quotedIn(text).map(bytesOf))
const quotedIn = (text: string) => [...text.matchAll(/"((?:\\x[\da-f]{2})*)"/g)].map(([, hex]) => hex!)
const bytesOf = (hex: string) => Buffer.from(hex.replaceAll('\\x', ''), 'hex')

import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A worker is installed with its pack; the later one comes after that, and then the last; that of agents comes to their
 * phones alone, and that of updates to phones that had an older version.
 */
type PackKind = 'pack' | 'later' | 'last' | 'agent' | 'update'

/**
 * Writes files of the build into one, for a service worker that stores them one by one: a request for each would cost a
 * bad line a second, and small files compress worse alone. The first line has their addresses, and each line after it
 * the text of one, as JSON: what has arrived can be used, also when the rest is cut. Returns the pack's address; of no
 * files there is no pack.
 */
export async function writePack(folder: string, kind: PackKind, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return []
  // What is alike stands together: 2% less when compressed.
  const urls = [...files].sort((one, other) => Number(isStyle(one)) - Number(isStyle(other)))
  const texts = await Promise.all(urls.map((url) => readFile(join(folder, url), 'utf8')))
  const pack = linesOf([urls, ...texts])
  const url = `assets/${createHash('sha256').update(pack).digest('base64url').slice(0, 8)}.${kind}.jsonl`
  await writeFile(join(folder, url), pack)
  return [url]
}

const isStyle = (url: string) => url.endsWith('.css')

/** JSON has no line breaks of its own. */
export const linesOf = (values: readonly unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('')

import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** As many characters as a pack holds: some 75 KB compressed, 17 s at 35 kbit/s. Smaller ones are more bytes in all. */
const MAX_CHARACTERS = 280_000

/**
 * A worker is installed with its packs; what is in the later ones comes after that, that of agents to their phones, and
 * that of updates to phones that had an older version.
 */
type PackKind = 'pack' | 'later' | 'agent' | 'update'

/**
 * Writes files of the build into a few packs, `{ address: text }`, for a service worker that stores them one by one: a
 * request for each would cost a bad line a second, and small files compress worse alone. Returns the packs' addresses.
 */
export async function writePacks(folder: string, kind: PackKind, urls: readonly string[]): Promise<string[]> {
  // What is alike stands together: 2% less when compressed.
  const inOrder = [...urls].sort((one, other) => Number(isStyle(one)) - Number(isStyle(other)))
  const texts = await Promise.all(inOrder.map(async (url) => [url, await readFile(join(folder, url), 'utf8')] as const))
  return Promise.all(packsOf(texts).map((pack) => writePack(folder, kind, JSON.stringify(Object.fromEntries(pack)))))
}

const isStyle = (url: string) => url.endsWith('.css')

type File = readonly [url: string, text: string]

/** In the order of the files, so that what comes first is there first. */
export function packsOf(files: readonly File[], max = MAX_CHARACTERS): File[][] {
  const packs: File[][] = []
  let room = 0
  for (const file of files) {
    if (room < file[1].length) {
      packs.push([])
      room = max
    }
    packs.at(-1)!.push(file)
    room -= file[1].length
  }
  return packs
}

async function writePack(folder: string, kind: PackKind, text: string) {
  const url = `assets/${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${kind}.json`
  await writeFile(join(folder, url), text)
  return url
}

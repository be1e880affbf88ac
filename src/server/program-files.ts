import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getAsset, getRawAsset, isSea } from 'node:sea'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { migrationsOf } from '#db/migrate.ts'
import { once } from '#db/once.ts'

/** Files with names like `assets/app.js`: those of a folder, or those that the single executable carries. */
export type Files = { names: () => string[]; read: (name: string) => Buffer | null }

/** The folder of the program: two above this file, and two above the bundle. */
const ROOT = resolve(import.meta.dirname, '../..')

/** The files of a folder and of those below it; none where there is no such folder. */
export const filesIn = (folder: string): Files => ({
  names: () => (existsSync(folder) ? namesIn(folder).sort() : []),
  read: (name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : null),
})

const namesIn = (folder: string, prefix = ''): string[] =>
  readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? namesIn(folder, `${prefix}${entry.name}/`) : [prefix + entry.name],
  )

/** The files that the executable carries, one after the other, and where each lies: its first byte and its length. */
const carried = once(() => ({
  bytes: getRawAsset('files'),
  places: new Map(Object.entries(JSON.parse(getAsset('files.json', 'utf8')) as Record<string, [number, number]>)),
}))

const PACKED = '.br'

/** What the executable carries under a folder's name. What shrinks lies there packed by brotli, and only so. */
function filesWithin(folder: string): Files {
  const prefix = `${folder}/`
  const { bytes, places } = carried()
  const raw = (key: string) => {
    const place = places.get(key)
    return place ? Buffer.from(bytes, ...place) : null
  }
  const keys = () => [...places.keys()].filter((key) => key.startsWith(prefix))
  const plain = (key: string) => {
    const packed = raw(key + PACKED)
    return packed ? brotliDecompressSync(packed) : raw(key)
  }
  return {
    names: () =>
      keys()
        .map((key) => key.slice(prefix.length).replace(/\.br$/, ''))
        .sort(),
    read: (name) => {
      const key = prefix + name
      if (!name.endsWith('.gz')) return plain(key)
      const file = places.has(key.replace(/\.gz$/, PACKED)) ? plain(key.replace(/\.gz$/, '')) : null
      return file && gzipSync(file)
    },
  }
}

/** The folders that the program reads, by their paths in the project; the single executable carries each. */
export type ProgramFolder = 'dist/client' | 'dist/ssr' | 'drizzle' | 'fonts' | 'src/client/i18n'

export const programFiles = (folder: ProgramFolder): Files =>
  isSea() ? filesWithin(folder) : filesIn(join(ROOT, folder))

export function migrationsOfProgram() {
  const files = programFiles('drizzle')
  return migrationsOf(
    files
      .names()
      .filter((name) => /^[^/]+\.sql$/.test(name))
      .map((file) => ({ file, sql: files.read(file)!.toString('utf8') })),
  )
}

/** What this program is: its version and, in the single executable, the commit that it was built from. */
export type Release = { version: string; commit: string | null }

export function releaseOfProgram(): Release {
  const bytes = isSea() ? Buffer.from(getRawAsset('package.json')) : readFileSync(join(ROOT, 'package.json'))
  const { version, commit = null } = JSON.parse(bytes.toString('utf8'))
  return { version, commit }
}

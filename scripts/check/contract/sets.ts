import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Edit, inRoot, textOf } from './compiler.ts'

/** A closed set of the domain that schemas accept: a list of words, or a table with a row for each. */
export type ClosedSet = { name: string; file: string; values: readonly string[]; end: number; more: string }

/** The sets that stand whole in one place, between a line that opens them and one that closes them. */
export function closedSets(): ClosedSet[] {
  const files = readdirSync(inRoot('src/domain'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.(test|gen)\.ts$/.test(file))
    .map((file) => join(inRoot('src/domain'), file))
  const texts = files.map((file) => [file, textOf(file)] as const)
  const taken = new Set(
    texts.flatMap(([, text]) => [...text.matchAll(/z\.enum\((?:keysOf\()?([A-Z_]+)\)/g)].map(([, name]) => name!)),
  )
  return texts
    .flatMap(([file, text]) => [...listsIn(file, text), ...tablesIn(file, text)])
    .filter(({ name, values }) => taken.has(name) && values.length > 1)
}

const listsIn = (file: string, text: string): ClosedSet[] =>
  [...text.matchAll(/export const ([A-Z_]+) = \[([^\]]*?),?\s*\] as const/g)].map((match) => {
    const [whole, name = '', inner = ''] = match
    const values = [...inner.matchAll(/'([^']+)'/g)].map(([, value]) => value!)
    return { name, file, values, end: match.index + whole.indexOf(inner) + inner.length, more: ", 'contractAdded'" }
  })

/** A row more is the last row again. */
const tablesIn = (file: string, text: string): ClosedSet[] =>
  [...text.matchAll(/export const ([A-Z_]+) = \{\n((?: {2}.*\n)+)\} as const/g)].map((match) => {
    const [whole, name = '', inner = ''] = match
    const rows = [...inner.matchAll(/^ {2}(\w+): ((?:.*\n)(?: {3,}.*\n| {2}\},?\n)*)/gm)]
    const last = rows.at(-1)?.[2]?.trim().replace(/,$/, '') ?? ''
    return {
      name,
      file,
      values: rows.map(([, key]) => key!),
      end: match.index + whole.indexOf(inner) + inner.length,
      more: `  contractAdded: ${last},\n`,
    }
  })

export function grown({ file, end, more }: ClosedSet): Edit {
  const text = textOf(file)
  return { file, text: text.slice(0, end) + more + text.slice(end) }
}

/**
 * Whether a file has something to say of each word of a set: by a table of its own, or by messages, one for each. A file
 * that only hands the words on, or asks for one of them, has nothing to do when there is one more.
 */
export function isTold({ values }: ClosedSet, file: string) {
  const text = textOf(file)
  const hasAll = values.every((value) => new RegExp(`\\b${value}'?: `).test(text))
  return hasAll || sectionsAsked(text).some((section) => isSame(catalogue().get(section), values))
}

/** The sections of messages that a file chooses from by a word: `useTranslations('loan')` and `t(`status.${status}`)`. */
const sectionsAsked = (text: string) =>
  [...text.matchAll(/useTranslations\('([\w.]+)'\)/g)].flatMap(([, area]) =>
    [...text.matchAll(/\b\w+\(`([\w.]*)\$\{/g)].map(([, begun]) => `${area}.${begun}`.replace(/\.$/, '')),
  )

const isSame = (keys: ReadonlySet<string> | undefined, values: readonly string[]) =>
  keys?.size === values.length && values.every((value) => keys.has(value))

let sections: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The keys of every section of the English messages, by its path. */
function catalogue() {
  sections ??= new Map(
    readdirSync(inRoot('src/client/i18n/en'))
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => sectionsIn(JSON.parse(textOf(join(inRoot('src/client/i18n/en'), name))), name.slice(0, -5))),
  )
  return sections
}

const sectionsIn = (section: object, path: string): [string, ReadonlySet<string>][] => [
  [path, new Set(Object.keys(section))],
  ...Object.entries(section).flatMap(([key, value]) =>
    typeof value === 'object' ? sectionsIn(value, `${path}.${key}`) : [],
  ),
]

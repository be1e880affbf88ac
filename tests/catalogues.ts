import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { MessageTree } from '#client/i18n/merge-messages.ts'

export const FOLDER = resolve(import.meta.dirname, '../src/client/i18n')

/** The areas of a language, by the names of its files. */
export const areasOf = (language: string) =>
  existsSync(join(FOLDER, language))
    ? readdirSync(join(FOLDER, language)).map((file) => file.replace(/\.json$/, ''))
    : []

/** Every message of an area by its key, 'nav.home': 'Home'. */
export function messagesOf(language: string, area: string): Record<string, string> {
  if (!areasOf(language).includes(area)) return {}
  return Object.fromEntries(flat(JSON.parse(readFileSync(join(FOLDER, language, `${area}.json`), 'utf8')), ''))
}

const flat = (tree: MessageTree, path: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  )

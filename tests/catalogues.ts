import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const FOLDER = resolve(import.meta.dirname, '../src/client/i18n')

type Tree = { readonly [key: string]: string | Tree }

/** The areas of a language, by the names of its files. */
export const areasOf = (language: string) =>
  existsSync(join(FOLDER, language)) ? readdirSync(join(FOLDER, language)).map((file) => file.replace(/\.ts$/, '')) : []

/** Every message of an area by its key, 'nav.home': 'Home'. */
export async function messagesOf(language: string, area: string): Promise<Record<string, string>> {
  if (!areasOf(language).includes(area)) return {}
  const { default: tree }: { default: Tree } = await import(join(FOLDER, language, `${area}.ts`))
  return Object.fromEntries(flat(tree, ''))
}

const flat = (tree: Tree, path: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  )

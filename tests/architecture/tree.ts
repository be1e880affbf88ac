import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'

/** The texts of the product's files by path relative to the project, 'src/domain/money.ts'. */
export type Tree = ReadonlyMap<string, string>

const ROOT = resolve(import.meta.dirname, '../..')

/** The product's current files, without generated ones and the compiler's settings. */
export const readTree = (): Tree =>
  new Map(
    readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        posix.join('src', ...join(entry.parentPath, entry.name).slice(join(ROOT, 'src').length).split(/[\\/]/)),
      )
      .filter((file) => !/\.gen\.\w+$|\/tsconfig\.json$/.test(file))
      .map((file) => [file, /\.(tsx?|css)$/.test(file) ? readFileSync(join(ROOT, file), 'utf8') : '']),
  )

export type Line = { file: string; number: number; text: string }
export type Import = Line & {
  /** The text between the quotation marks. */
  specifier: string
  /** The imported file of the project; null for a package. */
  target: string | null
  isType: boolean
}

export const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** Every line of code, without comments. */
export const linesOf = (tree: Tree): Line[] =>
  [...tree]
    .filter(([file]) => /\.tsx?$/.test(file))
    .flatMap(([file, text]) => text.split('\n').map((line, index) => ({ file, number: index + 1, text: line })))
    .filter(({ text }) => !/^\s*(\/\/|\*|\/\*)/.test(text))

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]|\b(?:import|require|mock)\(\s*['"]([^'"]+)['"]/g

/** The imports and exports of the files: by a statement, for side effects only, or by an import() expression. */
export const importsOf = (tree: Tree): Import[] =>
  [...tree]
    .filter(([file]) => /\.tsx?$/.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(IMPORT)].map((match) => {
        const specifier = match[2] ?? match[3]!
        const number = text.slice(0, match.index + match[0].length).split('\n').length
        const line = { file, number, text: text.split('\n')[number - 1]! }
        return { ...line, specifier, target: targetOf(file, specifier), isType: match[1] !== undefined }
      }),
    )

function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : null
}

/** 'file:line: text', as a failing test shows it. */
export const shown = ({ file, number, text }: Line) => `${file}:${number}: ${text.trim()}`

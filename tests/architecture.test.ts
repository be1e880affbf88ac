import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
type Line = { file: string; number: number; text: string }

/** Every line of the product, of our tests beside the rules too. */
const LINES: Line[] = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => posix.join('src', ...name.split(/[\\/]/)))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
  .flatMap((file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n')
    return lines.map((text, index) => ({ file, number: index + 1, text }))
  })

const isTest = ({ file }: Line) => /\.test\.tsx?$/.test(file)
const layerOf = (file: string) => file.split('/')[1]!
const spoken = (lines: Line[]) => lines.map(({ file, number, text }) => `${file}:${number}: ${text.trim()}`)

describe('who may import whom', () => {
  const MAY_IMPORT: Record<string, string[]> = {
    domain: ['domain'],
    db: ['db', 'domain'],
    services: ['services', 'db', 'domain'],
    routers: ['routers', 'services', 'db', 'domain'],
    server: ['server', 'routers', 'services', 'db', 'domain'],
    client: ['client', 'domain'],
  }

  test.each(Object.entries(MAY_IMPORT))('%s: %j', (layer, allowed) => {
    const offending = LINES.filter((line) => layerOf(line.file) === layer).filter((line) => {
      const target = targetOf(line)
      return target !== null && !allowed.includes(target) && !isTypeOfRouters(line, target)
    })
    expect(spoken(offending)).toEqual([])
  })

  test('there is no layer that the table does not know', () => {
    expect([...new Set(LINES.map(({ file }) => layerOf(file)))].filter((layer) => !(layer in MAY_IMPORT))).toEqual([])
  })

  test('the domain knows zod, and no other package', () => {
    const domain = LINES.filter((line) => layerOf(line.file) === 'domain' && !isTest(line))
    expect(spoken(domain.filter((line) => /^[^.#]/.test(specifierOf(line) ?? '#') && specifierOf(line) !== 'zod'))).toEqual([]) // biome-ignore format: one question
  })

  test('no router imports another, but for the tree', () => {
    const routers = new Set(LINES.filter(({ text }) => /\brouter\(\{/.test(text)).map(({ file }) => file))
    const offending = LINES.filter((line) => {
      const target = pathOf(line)
      return layerOf(line.file) === 'routers' && !line.file.endsWith('/index.ts') && target && routers.has(target)
    })
    expect(spoken(offending)).toEqual([])
  })
})

describe('what has one place', () => {
  const PLACES: { what: string; looks: RegExp; where: RegExp }[] = [
    {
      what: 'the environment is read by the configuration and the command line',
      looks: /process\s*\.\s*env\b|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b|from 'node:process'/,
      where: /^src\/server\/(config|main)\.ts$/,
    },
    {
      what: 'Lucia is known by the sessions',
      looks: /from '(lucia|oslo|@lucia-auth)\b|import\('lucia/,
      where: /^src\/server\/auth\/sessions\.ts$/,
    },
    {
      what: 'SQL is written below db',
      looks: /from '(drizzle-orm|better-sqlite3)\b|\$client\s*\.\s*(prepare|exec)\b/,
      where: /^src\/db\//,
    },
    {
      what: 'SHA-1 is for the codes that authenticator apps make',
      looks: /['"](?:sha-?1|md5)['"]/i,
      where: /^src\/services\/people\/totp\.ts$/,
    },
    {
      what: 'the clock is read by the server and the client',
      looks: /Date\.now\(\)|new Date\(\)|new Date\b(?!\()/,
      where: /^src\/(server|client)\//,
    },
  ]

  test.each(PLACES)('$what', ({ looks, where }) => {
    const code = LINES.filter((line) => !isTest(line) && !/^\s*(\/\/|\*|\/\*)/.test(line.text))
    expect(spoken(code.filter(({ file, text }) => looks.test(text) && !where.test(file)))).toEqual([])
    // The rule still looks for what there is: a pattern that finds nothing anywhere would prove nothing.
    expect(code.some(({ file, text }) => looks.test(text) && where.test(file))).toBe(true)
  })
})

/** What a line imports or exports from: the closing line of a statement, a bare import, or an import() expression. */
function specifierOf({ text }: Line): string | null {
  const [, specifier] =
    /(?:^|[\s}])from\s*['"]([^'"]+)['"]/.exec(text) ??
    /^\s*import\s*['"]([^'"]+)['"]/.exec(text) ??
    /\b(?:import|require|mock)\(\s*['"]([^'"]+)['"]/.exec(text) ??
    []
  return specifier ?? null
}

/** The file of ours that a line imports; a step out of the folder is followed. */
function pathOf(line: Line): string | null {
  const specifier = specifierOf(line)
  if (specifier?.startsWith('#')) return `src/${specifier.slice(1)}`
  return specifier?.startsWith('.') ? posix.join(posix.dirname(line.file), specifier) : null
}

/** The layer that a line imports from, or the file when it lies outside of src; null for packages. */
function targetOf(line: Line): string | null {
  const path = pathOf(line)
  return path?.startsWith('src/') ? layerOf(path) : path
}

/** The client may know the types of the routers, and nothing that runs. */
function isTypeOfRouters(line: Line, target: string) {
  if (layerOf(line.file) !== 'client' || target !== 'routers') return false
  const beginning = LINES.filter(({ file, number }) => file === line.file && number <= line.number)
    .reverse()
    .find(({ text }) => /^\s*(import|export)\b/.test(text))
  return /^\s*(import|export) type\b/.test(beginning?.text ?? '')
}

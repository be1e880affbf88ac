import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, ROOT, test } from './product.ts'

const ASSETS = join(ROOT, 'dist/client/assets')

/** Which built files each one imports before it runs. */
function importsOfFiles(): Map<string, string[]> {
  const files = readdirSync(ASSETS).filter((name) => name.endsWith('.js'))
  return new Map(
    files.map((file) => {
      const code = readFileSync(join(ASSETS, file), 'utf8')
      return [file, [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map((found) => found[1]!)]
    }),
  )
}

// Of two files that import each other one runs while the other has nothing yet: a screen stops by the order of visits.
test('no built files import each other in a circle', () => {
  const imports = importsOfFiles()
  const done = new Set<string>()
  const circles: string[] = []
  const follow = (file: string, above: readonly string[]) => {
    if (above.includes(file)) circles.push([...above.slice(above.indexOf(file)), file].join(' > '))
    if (done.has(file) || above.includes(file)) return
    for (const next of imports.get(file) ?? []) follow(next, [...above, file])
    done.add(file)
  }
  for (const file of imports.keys()) follow(file, [])
  expect(imports.size).toBeGreaterThan(100)
  expect(circles).toEqual([])
})

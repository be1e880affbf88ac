import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const CLIENT = join(import.meta.dirname, '../../../src/client')
/** Components that carry others along, by the file that defines them. */
const OWNER = /\/@mantine\/core\/esm\/components\/(Checkbox|Radio|Switch|ActionIcon|Button)\/\1\.mjs$/
const PART = /^(\w+)\.([A-Z]\w+) = \w+;$/gm

/**
 * Leaves out the parts of Mantine's components that no file of the client names, as `Radio.Card`: each is a property of
 * its owner, so that no bundler drops it. It would be 2 KB of the first screens.
 */
export function bareParts(): Plugin {
  const sources = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(CLIENT, file), 'utf8'))
  const isNamed = (part: string) => sources.some((text) => text.includes(part))
  return {
    name: 'kuu:bare-parts',
    apply: 'build',
    transform: {
      filter: { id: OWNER },
      handler: (code) => code.replace(PART, (line, owner, part) => (isNamed(`${owner}.${part}`) ? line : '')),
    },
  }
}

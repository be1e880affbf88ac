import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const WRITERS = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/
const EXPORTED = /^export (?:const|function) (\w+)|^export \{ (\w+) as (\w+) \}/gm

/**
 * Leaves out of the client how zod describes a schema as JSON Schema: every schema can, so that no bundler drops it,
 * and only the server does. It would be 5 KB of each first form.
 */
export const withoutJsonSchema = (): Plugin => ({
  name: 'kuu:without-json-schema',
  apply: 'build',
  load: {
    filter: { id: WRITERS },
    handler: async (id) => bareExports(await readFile(id, 'utf8')),
  },
})

/** A module with the same names, each a function that does nothing. */
function bareExports(code: string) {
  const names = [...code.matchAll(EXPORTED)].map(([, name, inner, outer]) =>
    inner ? `none as ${outer}` : `none as ${name}`,
  )
  return `const none = () => undefined\nexport { ${names.join(', ')} }`
}

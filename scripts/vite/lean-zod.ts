import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const WRITERS = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/
const ENGLISH = /\/zod\/v4\/locales\/en\.js$/
const EXPORTED = /^export (?:const|function) (\w+)|^export \{ (\w+) as (\w+) \}/gm

/**
 * Leaves out of the client what only the server needs of zod, and no bundler drops: how a schema is described as JSON
 * Schema, and zod's own sentences, for whatever a form says it says by our checks. It would be 6 KB of each first form.
 */
export const leanZod = (): Plugin => ({
  name: 'kuu:lean-zod',
  apply: 'build',
  load: {
    filter: { id: [WRITERS, ENGLISH] },
    handler: async (id) => (ENGLISH.test(id) ? 'export default () => ({})' : bareExports(await readFile(id, 'utf8'))),
  },
})

/** A module with the same names, each a function that does nothing. */
function bareExports(code: string) {
  const names = [...code.matchAll(EXPORTED)].map(([, name, inner, outer]) =>
    inner ? `none as ${outer}` : `none as ${name}`,
  )
  return `const none = () => undefined\nexport { ${names.join(', ')} }`
}

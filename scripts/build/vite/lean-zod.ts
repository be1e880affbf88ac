import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const UNUSED = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema|memoizer)\.js$/
const ENGLISH = /\/zod\/v4\/locales\/en\.js$/
const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/
/** The deprecated methods of a text, such as `z.string().email()`, each of which keeps a format that nobody asks for. */
const FORMATS = /(_ZodString\.init\(inst, def\);\n\}), \{\n {4}email\([\s\S]*?\n\}\);/
/** Writes code for each object at run time, which our policy forbids; then an object is read by the schema that it extends. */
const COMPILED = 'core.$ZodObjectJIT.init('
const EXPORTED = /^export (?:const|function|class) (\$?\w+)|^export \{ (\w+) as (\w+) \}/gm

/**
 * Leaves out of the client what it does not use of zod, and no bundler drops: how a schema is described as JSON Schema;
 * values that refer to themselves, which no form has; zod's own sentences, for whatever a form says it says by our checks;
 * and the formats of texts that no schema names (one that does says `z.email()`). It would be 10 KB of each first form.
 */
export const leanZod = (): Plugin => ({
  name: 'kuu:lean-zod',
  apply: 'build',
  load: {
    filter: { id: [UNUSED, ENGLISH, SCHEMAS] },
    async handler(id) {
      if (ENGLISH.test(id)) return 'export default () => ({})'
      const code = await readFile(id, 'utf8')
      return SCHEMAS.test(id) ? leanSchemas(code) : bareExports(code)
    },
  },
})

function leanSchemas(code: string) {
  if (!FORMATS.test(code) || !code.includes(COMPILED))
    throw new Error('zod writes its schemas in another way: see scripts/build/vite/lean-zod.ts')
  return code.replace(FORMATS, '$1);').replace(COMPILED, 'core.$ZodObject.init(')
}

/** A module with the same names, each a function that does nothing. */
function bareExports(code: string) {
  const names = [...code.matchAll(EXPORTED)].map(([, name, inner, outer]) =>
    inner ? `none as ${outer}` : `none as ${name}`,
  )
  return `const none = () => undefined\nexport { ${names.join(', ')} }`
}

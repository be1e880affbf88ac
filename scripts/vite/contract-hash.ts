import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Gives the client `import.meta.env.KUU_CONTRACT`: a short hash of every contract that crosses the wire. */
export const contractHash = (): Plugin => ({
  name: 'kuu:contract-hash',
  config: ({ root = process.cwd() }) => ({
    define: { 'import.meta.env.KUU_CONTRACT': JSON.stringify(hashOf(join(root, 'src/domain'))) },
  }),
})

function hashOf(folder: string) {
  const hash = createHash('sha256')
  const schemas = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.schema.ts'),
  )
  for (const name of schemas.sort()) hash.update(readFileSync(join(folder, name)))
  return hash.digest('base64url').slice(0, 12)
}

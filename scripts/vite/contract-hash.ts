import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { answersFromList, SYNCED_LISTS } from '#domain/sync/sync.ts'
import { keysOf } from '#domain/table.ts'

/**
 * Gives the client `import.meta.env.KUU_CONTRACT`: for each procedure whose answers phones store, a short hash of the
 * JSON Schema of its output (18 bits, enough to detect a change). Stored answers of another shape are ignored.
 */
export const contractHash = (): Plugin => ({
  name: 'kuu:contract-hash',
  config: async () => ({ define: { 'import.meta.env.KUU_CONTRACT': JSON.stringify(await contractHashes()) } }),
})

/** The hashes by procedure path, 'farmer.crops.list'. */
export async function contractHashes(): Promise<Record<string, string>> {
  const [{ appRouter }, { schemasOf }] = await Promise.all([import('#routers/index.ts'), import('#server/schemas.ts')])
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>
  const lists = keysOf(SYNCED_LISTS)
  const paths = Object.keys(procedures).filter(
    (path) => procedures[path]!._def.type === 'query' && lists.some((list) => answersFromList(path, list)),
  )
  return Object.fromEntries(paths.map((path) => [path, hashOf(schemasOf(path).output)]))
}

const hashOf = (output: z.ZodType) =>
  createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(output, { unrepresentable: 'any' })))
    .digest('base64url')
    .slice(0, 3)

import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import * as z from 'zod'
import type { Shape } from '#client/offline/cache/shape.ts'
import { answersFromList, isKeptByAgents, SYNCED_LISTS } from '#domain/sync/sync.ts'
import { keysOf } from '#domain/table.ts'

/**
 * Gives the client `import.meta.env.KUU_CONTRACT`: for each procedure whose answers phones store, a short hash of the
 * shape of its output (18 bits, enough to detect a change); and `KUU_SHAPES`, the shapes themselves, for a file that is
 * loaded only where a stored answer has another hash.
 */
export const contractHash = (): Plugin => ({
  name: 'kuu:contract-hash',
  config: async () => {
    const shapes = await contractShapes()
    const [synced, ofAgents] = partOf(shapes)
    const hashes = Object.fromEntries(Object.entries(synced).map(([path, shape]) => [path, hashOf(shape)]))
    // One for all of them, because farmers load it too: where it changed, each answer is compared with its shape.
    const agent = hashOf({ properties: ofAgents })
    return {
      define: {
        'import.meta.env.KUU_CONTRACT': JSON.stringify({ ...hashes, agent }),
        'import.meta.env.KUU_SHAPES': JSON.stringify(shapes),
      },
    }
  },
})

/** The shapes of what is stored, by procedure path, 'farmer.crops.list'. */
export async function contractShapes(): Promise<Record<string, Shape>> {
  const [{ appRouter }, { schemasOf }] = await Promise.all([
    import('#routers/index.ts'),
    import('#server/api/schemas.ts'),
  ])
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>
  const paths = Object.keys(procedures).filter(
    (path) => procedures[path]!._def.type === 'query' && (isSynced(path) || isKeptByAgents(path)),
  )
  return Object.fromEntries(paths.map((path) => [path, shapeOf(schemasOf(path).output)]))
}

const isSynced = (path: string) => keysOf(SYNCED_LISTS).some((list) => answersFromList(path, list))

/** The shapes of synced lists, and those that only phones of agents store. */
function partOf(shapes: Record<string, Shape>) {
  const all = Object.entries(shapes)
  return [true, false].map((wanted) => Object.fromEntries(all.filter(([path]) => isSynced(path) === wanted))) as [
    Record<string, Shape>,
    Record<string, Shape>,
  ]
}

export const hashOf = (shape: Shape) =>
  createHash('sha256').update(JSON.stringify(shape)).digest('base64url').slice(0, 3)

/** What an answer looks like: without descriptions and bounds, and the same in whatever order it was declared. */
export const shapeOf = (output: z.ZodType) => bare(z.toJSONSchema(output, { unrepresentable: 'any' }) as JsonSchema)

type JsonSchema = Shape & Record<string, unknown>

function bare({
  type,
  properties,
  required,
  items,
  anyOf,
  enum: values,
  const: value,
  additionalProperties,
}: JsonSchema): Shape {
  return {
    ...(type && { type }),
    ...(properties && { properties: bareAll(properties) }),
    ...(required && { required: [...required].sort() }),
    ...(items && { items: bare(items as JsonSchema) }),
    ...(anyOf && { anyOf: anyOf.map((shape) => bare(shape as JsonSchema)) }),
    ...(values && { enum: values }),
    ...(value !== undefined && { const: value }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: bare(additionalProperties as JsonSchema) }),
  }
}

const bareAll = (properties: Record<string, Shape>) =>
  Object.fromEntries(
    keysOf(properties)
      .sort()
      .map((name) => [name, bare(properties[name] as JsonSchema)]),
  )

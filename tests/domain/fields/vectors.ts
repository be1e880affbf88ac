import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const FOLDER = join(import.meta.dirname, '../../fixtures/fields')

const vector = z.object({ name: z.string(), input: z.unknown(), value: z.unknown(), tool: z.string() })
const file = z.object({ vectors: z.array(vector) })

/** Right values of other programs, each with the tool and version that said them. */
const VECTORS = file.parse(JSON.parse(readFileSync(join(FOLDER, 'vectors.json'), 'utf8'))).vectors

/** The values whose names begin so, as one shape. */
export const vectorsOf = <I extends z.ZodType, V extends z.ZodType>(begins: string, input: I, value: V) =>
  VECTORS.filter(({ name }) => name.startsWith(begins)).map(
    (each) => [each.name, input.parse(each.input), value.parse(each.value)] as const,
  )

export const positions = z
  .array(z.tuple([z.number(), z.number()]).rest(z.number()))
  .transform((points) => points.map(([longitude, latitude]) => [longitude, latitude] as const))

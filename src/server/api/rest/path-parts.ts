import * as z from 'zod'

/** The parts of which the descriptions of paths are made. */
export const inQuery = (name: string, schema: object) => ({ name, in: 'query', required: false, schema })
export const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } })
export const pdf = { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }
export const jsonBody = (schema: z.ZodType) => ({
  required: true,
  content: { 'application/json': { schema: z.toJSONSchema(schema, { io: 'input' }) } },
})

import * as z from 'zod'
import { appRouter } from '#routers/index.ts'
import { restProcedures } from '#server/api/rest/procedures.ts'
import { schemasOf } from '#server/api/schemas.ts'
import naughty from '../fixtures/blns.json' with { type: 'json' }
import { type Chance, inputText, plausible, type Schema } from './values.ts'

export type Ask = { method: string; path: string; headers: Record<string, string>; body?: string }

/** How to call one operation; `who` is an Authorization header, or empty. */
type Operation = { name: string; ask: (chance: Chance, ids: readonly string[]) => Ask }

/** These would end the session that all further requests need. */
const ENDS_SESSION = ['auth.logout']

const JSON_TYPES = ['application/json', 'application/json', 'application/json', 'application/json', 'text/plain', '']

const objectOf = (schemas: z.ZodType[]): Schema => {
  const sent = schemas.map((schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
  if (sent.length === 1) return sent[0]!
  return {
    type: 'object',
    properties: Object.assign({}, ...sent.map(({ properties }) => properties)),
    required: sent.flatMap(({ required }) => required ?? []),
  }
}

/** Every operation of the REST description and every procedure of the tree. */
export function operations(): Operation[] {
  return [...restOperations(), ...trpcOperations()]
}

const restOperations = (): Operation[] =>
  restProcedures()
    .filter(({ procedure }) => !ENDS_SESSION.includes(procedure))
    .map(({ method, path, input }) => ({
      name: `${method} /api${path}`,
      ask: (chance, ids) => {
        const schema: Schema = { type: 'object', ...input }
        const url = `/api${path.replaceAll(/:\w+/g, () => segment(chance, ids))}`
        if (method !== 'GET') return writing(method, url, inputText(schema, chance, ids), chance)
        const query = Object.entries(plausible(schema, chance, ids) as object).map(([name, value]) => [
          name,
          chance.next() < 0.5 ? String(value) : chance.of(naughty),
        ])
        return { method, path: `${url}?${new URLSearchParams(query)}`, headers: {} }
      },
    }))

function trpcOperations(): Operation[] {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>
  return Object.entries(procedures)
    .filter(([path]) => !ENDS_SESSION.includes(path))
    .map(([path, { _def }]) => {
      const schema = objectOf(schemasOf(path).inputs)
      return {
        name: `${_def.type} ${path}`,
        ask: (chance, ids) => {
          const meta = chance.next() < 0.1 ? `,"meta":${chance.of(METAS)}` : ''
          const sent = `{"json":${inputText(schema, chance, ids)}${meta}}`
          if (_def.type !== 'query') return writing('POST', `/trpc/${path}`, sent, chance)
          return { method: 'GET', path: `/trpc/${path}?input=${encodeURIComponent(sent.toWellFormed())}`, headers: {} }
        },
      }
    })
}

const METAS = ['{"values":["set"]}', '{"referentialEqualities":[["a"]]}', '{"values":{"a":["undefined"]}}', '[]', '7']

const segment = (chance: Chance, ids: readonly string[]) =>
  encodeURIComponent((chance.next() < 0.7 ? chance.of(ids) : chance.of(naughty)).toWellFormed().slice(0, 500) || '-')

function writing(method: string, path: string, body: string, chance: Chance): Ask {
  const headers: Record<string, string> = { 'content-type': chance.of(JSON_TYPES) }
  if (chance.next() < 0.3) headers['idempotency-key'] = `key-${chance.below(500)}`
  if (chance.next() < 0.05) headers['kuu-written-ago'] = chance.of(['-1', '99999999', 'x'])
  return { method, path, headers, body: chance.next() < 0.02 ? body.slice(0, -1) : body }
}

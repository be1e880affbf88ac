import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { appRouter } from '#routers/index.ts'
import { REST } from '#server/api/rest/table.ts'
import { schemasOf } from '#server/api/schemas.ts'

const CLIENT = resolve(import.meta.dirname, '../src/client')
const text = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.gen.'))
  .map((file) => readFileSync(join(CLIENT, file), 'utf8'))
  .join('\n')

/** Procedures that phones of the previous version call, and this version does not. */
const OF_OLDER_PHONES = ['farmer.notifications.list', 'farmer.prices.course']

const paths = Object.keys(appRouter._def.procedures)
const isRest = (path: string) => REST.some(({ procedure }) => procedure === path)

test('the client or a REST path uses every procedure', () => {
  // Called directly, or destructured: `const { answer, close } = api.agent.tickets`.
  const parts = [...text.matchAll(/\{([^{}]*)\} = (?:api|trpc)\.([\w.]+)/g)].flatMap(([, names = '', branch]) =>
    names.split(',').map((name) => `${branch}.${name.trim()}`),
  )
  const isCalled = (path: string) =>
    parts.includes(path) || new RegExp(`[.']${path.replaceAll('.', '\\.')}\\b`).test(text)
  expect(paths.filter((path) => !isCalled(path) && !isRest(path) && !OF_OLDER_PHONES.includes(path))).toEqual([])
})

/**
 * Fields that the client reads without their names: a file that is saved whole, a form with fields from a table, the
 * change of a price, which the domain makes words of.
 */
const READ_WHOLE = ['exportedAt', 'records', 'dryRain', 'daysAhead', 'changePercent']

test('the client reads every field that no REST path answers', () => {
  const fields = paths.filter((path) => !isRest(path)).flatMap((path) => fieldsOf(schemasOf(path).output))
  const published = paths.filter(isRest).flatMap((path) => fieldsOf(schemasOf(path).output))
  const isRead = (field: string) => new RegExp(`\\b${field}\\b`).test(text)
  const unread = new Set(fields.filter((field) => !isRead(field) && !published.includes(field)))
  expect([...unread].filter((field) => !READ_WHOLE.includes(field))).toEqual([])
})

type Definition = { type: string; shape?: Record<string, z.ZodType> } & Record<string, unknown>

/** The names of an output's fields, at any depth. */
function fieldsOf(schema: unknown): string[] {
  const definition = (schema as { _zod?: { def: Definition } } | undefined)?._zod?.def
  if (!definition) return []
  const { shape = {}, element, innerType, in: before, out: after, valueType, options = [], items = [] } = definition
  const inner = [element, innerType, before, after, valueType, ...(options as unknown[]), ...(items as unknown[])]
  return [...Object.keys(shape), ...[...Object.values(shape), ...inner].flatMap(fieldsOf)]
}

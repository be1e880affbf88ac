import { expect, test } from 'vitest'
import { restProcedures } from '#server/rest/procedures.ts'
import { REST } from '#server/rest/table.ts'
import { schemasOf } from '#server/schemas.ts'
import { STRINGS } from './hostile.ts'

/** Every text that a documented path takes, in its address, its query or its body. */
const TEXTS = restProcedures().flatMap(({ procedure, input }) =>
  Object.entries(input.properties)
    .filter(([, schema]) => JSON.stringify(schema).includes('"type":"string"'))
    .map(([field]) => [procedure, field] as const),
)

test('every path with a text in its input is looked at', () => {
  expect(new Set(TEXTS.map(([procedure]) => procedure)).size).toBeGreaterThan(REST.length / 2)
})

/** What a schema makes of one field, whatever the others lack: undefined where it refuses the field. */
function read(procedure: string, field: string, value: string): unknown {
  const schema = schemasOf(procedure).inputs.find(
    (each) => 'shape' in each && Object.hasOwn(each.shape as object, field),
  )
  const { shape } = schema as unknown as { shape: Record<string, { safeParse(value: unknown): { data?: unknown } }> }
  return shape[field]!.safeParse(value).data
}

test.each(TEXTS)('%s: %s takes a string as it is, or refuses it', (procedure, field) => {
  const wrong = STRINGS.filter((string) => {
    const taken = read(procedure, field, string)
    return typeof taken === 'string' && !kept(string).includes(taken) && !isSameTime(taken, string)
  })
  expect(wrong).toEqual([])
})

/** The ways in which a text may be kept: as it was typed, without blanks around it, or as names are compared. */
const kept = (string: string) => [string, string.trim(), string.trim().normalize('NFKC'), string.trim().toLowerCase()]

/** A field that holds a moment takes it in any zone; one that holds a day, the day that stands in it. */
const isSameTime = (taken: string, string: string) =>
  /^\d{4}-\d\d-\d\d$/.test(taken) ? string.startsWith(`${taken}T`) : Date.parse(taken) === Date.parse(string)

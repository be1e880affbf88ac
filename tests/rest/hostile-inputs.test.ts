import { expect, test } from 'vitest'
import { restProcedures } from '#server/api/rest/procedures.ts'
import { REST } from '#server/api/rest/table.ts'
import { schemasOf } from '#server/api/schemas.ts'
import { STRINGS } from './hostile.ts'

/** Every text field that a documented path takes, in its path, query or body. */
const TEXTS = restProcedures().flatMap(({ procedure, input }) =>
  Object.entries(input.properties)
    .filter(([, schema]) => JSON.stringify(schema).includes('"type":"string"'))
    .map(([field]) => [procedure, field] as const),
)

test('every path with a text in its input is tested', () => {
  expect(new Set(TEXTS.map(([procedure]) => procedure)).size).toBeGreaterThan(REST.length / 2)
})

/** The parsed value of one field, whatever the other fields lack: undefined if the schema refuses the field. */
function read(procedure: string, field: string, value: string): unknown {
  const schema = schemasOf(procedure).inputs.find(
    (each) => 'shape' in each && Object.hasOwn(each.shape as object, field),
  )
  const { shape } = schema as unknown as { shape: Record<string, { safeParse(value: unknown): { data?: unknown } }> }
  return shape[field]!.safeParse(value).data
}

test.each(TEXTS)('%s: %s stores a string unchanged, or refuses it', (procedure, field) => {
  const wrong = STRINGS.filter((string) => {
    const taken = read(procedure, field, string)
    return typeof taken === 'string' && !storedForms(string).includes(taken) && !isSameTime(taken, string)
  })
  expect(wrong).toEqual([])
})

/** How a text may be stored: as typed, trimmed, or as names are compared. */
const storedForms = (string: string) => [
  string,
  string.trim(),
  string.trim().normalize('NFKC'),
  string.trim().toLowerCase(),
]

/** A field for an instant accepts any time zone; one for a day, the day as written. */
const isSameTime = (taken: string, string: string) =>
  /^\d{4}-\d\d-\d\d$/.test(taken) ? string.startsWith(`${taken}T`) : Date.parse(taken) === Date.parse(string)

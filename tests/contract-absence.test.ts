import { expect, test } from 'vitest'
import { appRouter } from '#routers/index.ts'
import { schemasOf } from '#server/api/schemas.ts'

type Internals = { def: Record<string, unknown>; optout?: string }
const internalsOf = (schema: unknown) => (schema as { _zod?: Internals } | undefined)?._zod

/** The members of an output that may be left out, at any depth: 'crop.imageUrl'. */
function optionalMembersOf(schema: unknown, path: string, seen = new Set<unknown>()): string[] {
  const def = internalsOf(schema)?.def
  if (!def || seen.has(schema)) return []
  seen.add(schema)
  const { shape = {}, element, innerType, in: before, out: after, valueType, options = [], items = [] } = def
  const inner = [element, innerType, before, after, valueType, ...(options as unknown[]), ...(items as unknown[])]
  const members = Object.entries(shape as object).map(([name, member]) => ({ place: `${path}.${name}`, member }))
  return [
    ...members.filter(({ member }) => internalsOf(member)?.optout === 'optional').map(({ place }) => place),
    ...members.flatMap(({ member, place }) => optionalMembersOf(member, place, seen)),
    ...inner.flatMap((each) => optionalMembersOf(each, path, seen)),
  ]
}

/** A reader may hand an answer on to a type with an optional member: that one would miss nothing after a rename. */
test('what may be absent in an answer is null, and always there', () => {
  const paths = Object.keys(appRouter._def.procedures)
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.flatMap((path) => optionalMembersOf(schemasOf(path).output, path))).toEqual([])
})

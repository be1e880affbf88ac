import type { z } from 'zod'
import naughty from '../fixtures/blns.json' with { type: 'json' }

/** A repeatable random generator: mulberry32, by its seed. */
export function chanceOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number) => Math.floor(next() * bound)
  return { next, below, of: <T>(list: readonly T[]): T => list[below(list.length)]! }
}
export type Chance = ReturnType<typeof chanceOf>

export type Schema = z.core.JSONSchema.BaseSchema

/** Values as JSON text, so that one can be what JSON.stringify never writes. */
const HOSTILE = [
  ...[
    'null',
    '""',
    '" "',
    '0',
    '-1',
    '-0',
    '1e308',
    '1e309',
    '9007199254740993',
    '0.00001',
    'true',
    '[]',
    '{}',
    '[[]]',
  ],
  ...['{"__proto__":{"id":"x"}}', '{"constructor":{"prototype":{}}}', '"__proto__"', '"a\\u0000b"', '"\\ud83c"'],
  ...['{"$gt":""}', '"2026-13-45"', '"9999-12-31"', '"-271821-04-20"', '"NaN"', '[null]', '{"length":1e9}'],
  `[${'0,'.repeat(200)}0]`,
  `${'['.repeat(30)}${']'.repeat(30)}`,
  `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`,
]

const DAY_MS = 86_400_000

/** A value that a schema accepts, or nearly; `ids` are ids of existing rows. */
export function plausible(schema: Schema, chance: Chance, ids: readonly string[]): unknown {
  const options = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  if (options) return chance.of(options)
  const union = schema.anyOf ?? schema.oneOf
  if (union) return plausible(chance.of(union) as Schema, chance, ids)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name) || chance.next() < 0.6)
          .map(([name, each]) => [name, plausible(each as Schema, chance, ids)]),
      )
    case 'array':
      return Array.from({ length: chance.below(4) }, () => plausible((schema.items ?? {}) as Schema, chance, ids))
    case 'boolean':
      return chance.next() < 0.5
    case 'integer':
      return chance.below(400)
    case 'number':
      return Math.round(chance.next() * 10_000) / 100
    case 'null':
      return null
    default:
      return chance.of([
        () => chance.of(ids),
        () => new Date(1_790_000_000_000 + chance.below(400) * DAY_MS).toISOString().slice(0, 10),
        () => `words ${chance.below(1000)}`,
      ])()
  }
}

/** The JSON text of an input: valid, or with some of its values or names, or all of it, replaced. */
export function inputText(schema: Schema, chance: Chance, ids: readonly string[]): string {
  const value = plausible(schema, chance, ids)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value ?? {})
  const fields = Object.entries(value).map(([name, each]): [string, string] => [name, JSON.stringify(each) ?? 'null'])
  if (chance.next() < 0.55 && fields.length > 0) {
    const field = chance.of(fields)
    field[1] = chance.next() < 0.5 ? chance.of(HOSTILE) : JSON.stringify(chance.of(naughty))
  }
  if (chance.next() < 0.1) fields.splice(chance.below(fields.length + 1), 1)
  if (chance.next() < 0.1) fields.push([chance.of(['__proto__', 'constructor', 'id', 'role', '']), chance.of(HOSTILE)])
  return chance.next() < 0.04
    ? chance.of(HOSTILE)
    : `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`)}}`
}

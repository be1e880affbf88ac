import { expect, test } from 'vitest'
import { typedCosts } from './typed-costs.ts'

type Costs = Record<string, number | null>
const listOf = (costs: Costs) => Object.entries(costs).map(([market, cost]) => ({ market, cost }))
type Edit = { kg: number | null; costs: Costs }
const load = (kg: number, costs: Costs) => ({ kg, costs })

const begun = { kg: 100, costs: { Ganta: 500, Monrovia: null } }

test.each<[string, seen: Edit, mine: Edit & { kg: number }, now: Costs, written: Costs]>([
  ['only what was typed', begun, load(100, { Ganta: 500, Monrovia: 900 }), { Ganta: 500 }, { Monrovia: 900 }],
  ['what was emptied goes', begun, load(100, { Ganta: null, Monrovia: null }), { Ganta: 500 }, { Ganta: null }],
  ['a cost that another phone set stays', begun, load(100, { Ganta: 450, Monrovia: null }), { Ganta: 500, Monrovia: 900 }, { Ganta: 450 }], // biome-ignore format: one case
  [
    'a cost that another phone removed stays away',
    begun,
    load(100, { Ganta: 500, Monrovia: 900 }),
    {},
    { Monrovia: 900 },
  ],
  [
    'with another load all that are known',
    begun,
    load(200, { Ganta: 500, Monrovia: null }),
    { Ganta: 500 },
    { Ganta: 500 },
  ],
  ['but none that another phone changed', begun, load(200, { Ganta: 500, Monrovia: null }), { Ganta: 600 }, {}],
  ['what was typed into an empty form', { kg: null, costs: { Ganta: null } }, load(100, { Ganta: 500 }), {}, { Ganta: 500 }], // biome-ignore format: one case
  ['a market that came since', begun, load(100, { Ganta: 500, Zwedru: 80 }), { Ganta: 500 }, { Zwedru: 80 }],
])('of an edit is written: %s', (_, seen, mine, now, written) => {
  const edit = { quantityKg: mine.kg, costs: listOf(mine.costs), seen: { quantityKg: seen.kg, costs: listOf(seen.costs) } } // biome-ignore format: one edit
  expect(typedCosts(edit, listOf(now))).toEqual(listOf(written))
})

test('without what it was begun with, all of it is written', () => {
  const costs = listOf({ Ganta: 500, Monrovia: null })
  expect(typedCosts({ quantityKg: 100, costs }, listOf({ Monrovia: 900 }))).toEqual(costs)
})

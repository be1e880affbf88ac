import { expect, test } from 'vitest'
import { marketPrices, users } from '#db/schema/index.ts'
import { village } from '../../village.ts'

const maize = { cropId: 'maize' }
const price = (market: string, pricePerKg: number, date: string, currency: 'LRD' | 'GHS' = 'LRD') => ({
  ...maize,
  market,
  pricePerKg,
  date,
  currency,
})

/** Martha lives in Kakata; maize is sold in Monrovia (412.50), at Red Light, in Ganta (long ago) and in Accra. */
function kakata() {
  const v = village()
  v.db.update(users).set({ location: 'Kakata, Liberia' }).run()
  v.db
    .insert(marketPrices)
    .values([
      price('Red Light', 39_000, '2026-11-19'),
      price('Ganta', 90_000, '2026-10-01'),
      price('Accra', 9_900, '2026-11-21', 'GHS'),
    ])
    .run()
  const at = { location: 'Kakata, Liberia' }
  return {
    ...v,
    martha: v.as({ ...v.people.martha!, ...at }).farmer.prices,
    joseph: v.as({ ...v.people.joseph!, ...at }).farmer.prices,
  }
}
const ranking = ({ markets }: { markets: { market: string; netPerKg: number | null; rank: number | null }[] }) =>
  markets.map(({ market, netPerKg, rank }) => [market, netPerKg, rank])

test('a crop that does not exist has no net prices', async () => {
  await expect(kakata().martha.net({ cropId: 'dream' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each([
  [{ quantityKg: 0, costs: [{ market: 'Monrovia', cost: 1 }] }, 'Enter how many kilograms you bring'],
  [{ quantityKg: Number.NaN, costs: [{ market: 'Monrovia', cost: 1 }] }, 'Enter how many kilograms you bring'],
  [{ quantityKg: 1, costs: [{ market: 'Monrovia', cost: -1 }] }, 'Enter a cost of 0 or more'],
  [{ quantityKg: 1, costs: [{ market: ' ', cost: 1 }] }, 'Market name is required'],
])('%j is refused', async (ask, message) => {
  await expect(kakata().martha.setTransport(ask)).rejects.toThrow(message)
})

test('a market without prices is refused, and nothing of the request is stored', async () => {
  const { martha } = kakata()
  const costs = [
    { market: 'Monrovia', cost: 1 },
    { market: 'Nowhere', cost: 1 },
  ]
  await expect(martha.setTransport({ quantityKg: 1, costs })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await martha.net(maize)).markets.every(({ transport }) => transport === null)).toBe(true)
})

test("the markets of the farmer's currency are ordered by net price, an old price never first", async () => {
  const { martha } = kakata()
  const before = await martha.net(maize)
  expect(before).toMatchObject({ currency: 'LRD', quantityKg: null })
  expect(ranking(before)).toEqual([
    ['Monrovia', null, null],
    ['Red Light', null, null],
    ['Ganta', null, null],
  ])
  const costs = [
    { market: 'Monrovia', cost: 10_000 },
    { market: 'Red Light', cost: 2_000 },
    { market: 'Ganta', cost: 0 },
  ]
  await martha.setTransport({ quantityKg: 200, costs })
  const after = await martha.net(maize)
  expect(after.quantityKg).toBe(200)
  // 390 − 2,000/200 = 380; 412.50 − 10,000/200 = 362.50; Ganta's price is of October.
  expect(ranking(after)).toEqual([
    ['Red Light', 380, 1],
    ['Monrovia', 362.5, 2],
    ['Ganta', 900, null],
  ])
  expect(after.markets.at(-1)).toMatchObject({ isOld: true, transport: { quantityKg: 200, cost: 0 } })
})

test('a cost can be changed and removed, and belongs to its farmer only', async () => {
  const { martha, joseph } = kakata()
  await martha.setTransport({ quantityKg: 100, costs: [{ market: 'Monrovia', cost: 5_000 }] })
  await martha.setTransport({ quantityKg: 100, costs: [{ market: 'Monrovia', cost: 2_000 }] })
  expect(ranking(await martha.net(maize))[0]).toEqual(['Monrovia', 392.5, 1])
  expect(ranking(await joseph.net(maize))[0]).toEqual(['Monrovia', null, null])
  await martha.setTransport({ quantityKg: 100, costs: [{ market: 'Monrovia', cost: null }] })
  expect(ranking(await martha.net(maize))[0]).toEqual(['Monrovia', null, null])
})

test('a form that was left open writes over no cost that another phone has set since', async () => {
  const { martha } = kakata()
  const seen = { quantityKg: 100, costs: [{ market: 'Monrovia', cost: 5_000 }, { market: 'Red Light', cost: null }] } // biome-ignore format: one form
  await martha.setTransport({ quantityKg: 100, costs: [{ market: 'Monrovia', cost: 5_000 }] })
  await martha.setTransport({ quantityKg: 100, costs: [{ market: 'Red Light', cost: 2_000 }] })
  const [monrovia, redLight] = seen.costs
  await martha.setTransport({ quantityKg: 100, costs: [{ ...monrovia!, cost: 4_000 }, redLight!], seen })
  const standing = (await martha.net(maize)).markets.map(({ market, transport }) => [market, transport?.cost])
  expect(Object.fromEntries(standing)).toEqual({ Monrovia: 4_000, 'Red Light': 2_000, Ganta: undefined })
})

test('a cost in the currency of a former country does not count', async () => {
  const v = kakata()
  const moved = v.as({ ...v.people.martha!, location: 'Accra, Ghana' }).farmer.prices
  await v.martha.setTransport({ quantityKg: 100, costs: [{ market: 'Accra', cost: 5_000 }] })
  expect(await moved.net(maize)).toMatchObject({ currency: 'GHS', markets: [{ market: 'Accra', transport: null }] })
})

import { expect, test } from 'vitest'
import type { MarketPrice } from '#domain/farmer/market.schema.ts'
import { answers, countsBy } from './price-filter.ts'

const price = (name: string, market: string, trend: MarketPrice['trend'], localName: string | null = null) =>
  ({ crop: { name, localName }, market, trend }) as MarketPrice

const maize = price('Maize', 'Lagos Central Market', 'up', 'Mahindi')
const rice = price('Rice', 'Monrovia', 'stable')
const lagosRice = price('Rice', 'Lagos Central Market', 'down')

test.each([
  ['nothing asked', {}, true],
  ['the crop', { q: ' maiz ' }, true],
  ['its local name', { q: 'MAHINDI' }, true],
  ['the market', { q: 'lagos' }, true],
  ['another word', { q: 'kariakoo' }, false],
  ['its market', { market: 'Lagos Central Market' }, true],
  ['another market', { market: 'Monrovia' }, false],
  ['its trend and its name', { trend: 'up', q: 'maize' } as const, true],
  ['another trend', { trend: 'down' } as const, false],
])('%s', (_, wanted, found) => {
  expect(answers(maize, wanted)).toBe(found)
})

test('a chip counts what a tap on it would show, and stays when that is nothing', () => {
  const counts = countsBy([maize, rice, lagosRice], 'market', { q: 'rice', market: 'Monrovia', trend: 'down' })
  expect([...counts]).toEqual([
    ['Lagos Central Market', 1],
    ['Monrovia', 0],
  ])
})

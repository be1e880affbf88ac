import { expect, test } from 'vitest'
import { fields } from '#db/schema/index.ts'
import type { Position } from '#domain/fields/border/ring.ts'
import { type Village, village } from '../../village.ts'

/** A square of the equator, of which a thousandth of a degree is some 111 m. */
const square = (size: number, west = 10, south = 6): [number, number][] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
]
const closed = (corners: Position[]): [number, number][] => [...corners, corners[0]!].map(([x, y]) => [x, y])

function farm(border = closed(square(0.002))) {
  const v: Village = village()
  v.db.insert(fields).values({ id: 'hill', farmerId: 'martha', name: 'Hill', totalArea: 4.9, boundaryCoordinates: border }).run() // biome-ignore format: one row
  return { ...v, zones: v.as(v.people.martha).farmer.zones }
}
const dip = { id: 'hill', name: 'Dip', zoneType: 'wet' } as const

test('a zone is measured by its border, with a colour and a plan, changed and removed', async () => {
  const { zones } = farm()
  const zone = await zones.add({ ...dip, coordinates: square(0.001), managementStrategy: 'Rice', color: '#009E73' })
  expect(zone).toMatchObject({ fieldId: 'hill', area: 1.2243, managementStrategy: 'Rice', color: '#009E73' })
  expect(zone.coordinates).toHaveLength(5)
  const { id: zoneId } = zone
  expect(await zones.change({ id: 'hill', zoneId, area: 0.5 })).toMatchObject({ area: 0.5, coordinates: [], managementStrategy: 'Rice' }) // biome-ignore format: one sentence
  expect(await zones.list({ id: 'hill' })).toHaveLength(1)
  expect(await zones.remove({ id: 'hill', zoneId })).toEqual({ id: zoneId })
  expect(await zones.list({ id: 'hill' })).toEqual([])
})

test('a zone lies in its field; the parts together are no larger than it', async () => {
  const { zones } = farm()
  await expect(zones.add({ ...dip, coordinates: square(0.001, 10.0015) })).rejects.toMatchObject({ message: 'This part lies outside its field. Please check its border' }) // biome-ignore format: one sentence
  // Walked twice, a border is never the same: 2 % outside are no fault.
  await zones.add({ ...dip, coordinates: square(0.001, 9.999_98) })
  await expect(zones.add({ ...dip, area: 4 })).rejects.toMatchObject({ message: 'The parts together are larger than the field' }) // biome-ignore format: one sentence
  await zones.add({ ...dip, area: 3.6 })
})

test('in a field without a border a zone may have one; a zone of another field is not found', async () => {
  const { zones, db } = farm([])
  const { id: zoneId } = await zones.add({ ...dip, coordinates: square(0.001) })
  db.insert(fields).values({ id: 'river', farmerId: 'martha', name: 'River', totalArea: 1, boundaryCoordinates: [] }).run() // biome-ignore format: one row
  await expect(zones.change({ id: 'river', zoneId, name: 'Dip' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(zones.add({ ...dip, coordinates: [[0, 0], [1, 1], [2, 2]] })).rejects.toMatchObject({ code: 'BAD_REQUEST' }) // biome-ignore format: one sentence
})

test('a field has thirty zones at most', async () => {
  const { zones } = farm()
  for (let at = 0; at < 30; at++) await zones.add({ ...dip, name: `Part ${at}`, area: 0.01 })
  await expect(zones.add({ ...dip, area: 0.01 })).rejects.toMatchObject({ message: /30 parts/ })
})

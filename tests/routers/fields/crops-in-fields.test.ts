import { beforeEach, describe, expect, test } from 'vitest'
import { fields } from '#db/schema/index.ts'
import type { Caller } from '#routers/index.ts'
import { type Village, village } from '../../village.ts'

const martha = { farmerId: 'martha' }
const plot = { ...martha, cropId: 'plot' }
let v: Village
let crops: Caller['farmer']['crops']
beforeEach(() => {
  v = village()
  const field = { totalArea: 1, boundaryCoordinates: [] }
  v.db.insert(fields).values([{ ...field, id: 'north', farmerId: 'martha', name: 'North' }, { ...field, id: 'gone', farmerId: 'martha', name: 'Gone', removedAt: '2026-11-01T00:00:00.000Z' }, { ...field, id: 'his', farmerId: 'joseph', name: 'His' }]).run() // biome-ignore format: rows
  crops = v.as(v.people.martha).farmer.crops
})

const maize = { ...martha, cropId: 'maize', fieldId: 'north', plantingDate: '2026-11-01', expectedHarvestDate: '2027-02-20' } // biome-ignore format: one row
const FULL = { code: 'CONFLICT', cause: { id: 'fieldPlanted' } }

test('a crop names its field, and another or none later', async () => {
  const added = await crops.add({ ...maize, areaSize: 1 })
  expect(added.fieldId).toBe('north')
  const ids = { ...martha, cropId: added.id }
  expect(await crops.change({ ...ids, fieldId: '' })).toMatchObject({ fieldId: null })
  expect(await crops.change({ ...ids, fieldId: 'north' })).toMatchObject({ fieldId: 'north' })
  expect(await crops.change({ ...ids, notes: 'Weeded' })).toMatchObject({ fieldId: 'north' })
  expect(await crops.list(martha)).toMatchObject([{ fieldId: 'north' }, { id: 'plot', fieldId: null }])
  const { items } = await v.as(v.people.martha).farmer.cropLog.list(ids)
  expect(items.flatMap(({ edits }) => edits)).toContainEqual({ field: 'fieldId', to: 'north' })
})

test.each([
  ['of another farmer', 'his'],
  ['that was removed', 'gone'],
  ['that never was', 'x'],
])('a field %s is refused', async (_, fieldId) => {
  const refused = { code: 'BAD_REQUEST', cause: { id: 'unknownField' } }
  await expect(crops.add({ ...maize, fieldId, areaSize: 0.1 })).rejects.toMatchObject(refused)
  await expect(crops.change({ ...plot, fieldId })).rejects.toMatchObject(refused)
})

describe('the crops of one season', () => {
  beforeEach(() => crops.add({ ...maize, areaSize: 0.6 }))

  test('fill their field, and no more', async () => {
    await expect(crops.add({ ...maize, areaSize: 0.41 })).rejects.toMatchObject(FULL)
    expect(await crops.add({ ...maize, areaSize: 0.4 })).toMatchObject({ fieldId: 'north' })
    await expect(crops.add({ ...maize, areaSize: 0.001 })).rejects.toMatchObject(FULL)
  })

  test('leave the next season free, and what is harvested does too', async () => {
    const next = { plantingDate: '2027-02-20', expectedHarvestDate: '2027-06-01' }
    const first = await crops.add({ ...maize, ...next, areaSize: 1 })
    await expect(crops.change({ ...martha, cropId: first.id, plantingDate: '2027-02-19' })).rejects.toMatchObject(FULL)
    const { id: cropId } = (await crops.list(martha)).find(({ areaSize }) => areaSize === 0.6)!
    await crops.harvest({ ...martha, cropId })
    expect(await crops.add({ ...maize, areaSize: 1 })).toMatchObject({ areaSize: 1 })
  })

  test('are asked whenever one grows, moves in or lasts longer; of itself none is in the way', async () => {
    await expect(crops.change({ ...plot, fieldId: 'north' })).rejects.toMatchObject(FULL)
    expect(await crops.change({ ...plot, fieldId: 'north', areaSize: 0.4 })).toMatchObject({ fieldId: 'north' })
    expect(await crops.change({ ...plot, areaSize: 0.39 })).toMatchObject({ areaSize: 0.39 })
    await expect(crops.change({ ...plot, areaSize: 0.5 })).rejects.toMatchObject(FULL)
    expect(await crops.change({ ...plot, fieldId: null, areaSize: 1.5 })).toMatchObject({ areaSize: 1.5 })
  })

  test('have the room of a walked border up to the end of its band', async () => {
    v.db.$client.exec("update fields set error_band = 10 where id = 'north'")
    await expect(crops.add({ ...maize, areaSize: 0.51 })).rejects.toMatchObject(FULL)
    expect(await crops.add({ ...maize, areaSize: 0.5 })).toMatchObject({ areaSize: 0.5 })
  })

  test('are asked when one comes back that was removed', async () => {
    const { id: cropId } = (await crops.list(martha))[0]!
    await crops.remove({ ...martha, cropId })
    await crops.add({ ...maize, areaSize: 0.41 })
    await expect(crops.restore({ ...martha, cropId })).rejects.toMatchObject(FULL)
    const gone = (await crops.list(martha)).find(({ areaSize }) => areaSize === 0.41)!
    await crops.remove({ ...martha, cropId: gone.id })
    await crops.restore({ ...martha, cropId })
    expect((await crops.list(martha)).map(({ id }) => id)).toContain(cropId)
  })

  test('stay in a field that was removed, and may change there', async () => {
    const { id: cropId } = (await crops.list(martha))[0]!
    await v.as(v.people.martha).farmer.fields.remove({ id: 'north' })
    expect(await crops.change({ ...martha, cropId, areaSize: 0.7 })).toMatchObject({ fieldId: 'north', areaSize: 0.7 })
    await crops.remove({ ...martha, cropId })
    expect(await crops.restore({ ...martha, cropId })).toEqual({ id: cropId })
  })

  test('hold their field as large as they are together; a smaller one is refused, whoever said it', async () => {
    const { fields: mine } = v.as(v.people.martha).farmer
    const small = { code: 'CONFLICT', cause: { id: 'fieldTooSmall' } }
    await expect(mine.change({ id: 'north', totalArea: 0.59 })).rejects.toMatchObject(small)
    const border: [number, number][] = [[1.11, 9.9], [1.1105, 9.9], [1.1105, 9.9005], [1.11, 9.9005]]
    v.db.$client.exec("update users set location = 'Kara, Togo' where id = 'martha'")
    await expect(mine.change({ id: 'north', boundaryCoordinates: border })).rejects.toMatchObject(small)
    expect(await mine.change({ id: 'north', totalArea: 0.6 })).toMatchObject({ totalArea: 0.6 })
  })
}) // biome-ignore format: one border

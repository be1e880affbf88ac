import { beforeEach, describe, expect, test } from 'vitest'
import { deleteUnseenPhotos } from '#db/queries/crops/photos.ts'
import { fields, photos } from '#db/schema/index.ts'
import { nutrientsOf, WRITTEN_AS } from '#domain/fields/soil.ts'
import type { Caller } from '#routers/index.ts'
import { type Village, village } from '../../village.ts'

const NORTH = { id: 'north' }
let v: Village
let farmer: Caller['farmer']
beforeEach(() => {
  v = village()
  v.db.$client.prepare("update users set location = 'Kara, Togo' where id = 'martha'").run()
  v.db.insert(fields).values([{ id: 'north', farmerId: 'martha', name: 'North', totalArea: 1, boundaryCoordinates: [] }, { id: 'south', farmerId: 'martha', name: 'South', totalArea: 1, boundaryCoordinates: [] }]).run() // biome-ignore format: rows
  farmer = v.as(v.people.martha).farmer
})

describe('a measurement', () => {
  test('keeps what was read, on the day of the farm', async () => {
    const written = await farmer.measurements.add({ ...NORTH, soilPH: 5.6, nitrogen: 900, source: 'lab' })
    expect(written).toMatchObject({ fieldId: 'north', soilPH: 5.6, nitrogen: 900, source: 'lab', measurementDate: '2026-11-21', measuredBy: 'Martha Kollie' }) // biome-ignore format: one row
    expect(await farmer.measurements.list(NORTH)).toEqual([written])
  })

  test('in the units of a laboratory is stored in ours', async () => {
    const written = await farmer.measurements.add({ ...NORTH, organicCarbon: 12, phosphate: 20, potash: 100 })
    expect(written).toMatchObject({ organicMatter: 2.07, phosphorus: 8.73, potassium: 83.01 })
  })

  test.each([
    ['no reading', {}],
    ['a pH of 14', { soilPH: 14 }],
    ['organic matter over a hundred percent', { organicMatter: 101 }],
    ['carbon in percent times a hundred', { organicCarbon: 600 }],
  ])('with %s is refused', async (_, readings) => {
    await expect(farmer.measurements.add({ ...NORTH, ...readings })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('is not of tomorrow, and shows no photo of another farmer', async () => {
    await expect(farmer.measurements.add({ ...NORTH, soilPH: 5, measurementDate: '2026-12-01' })).rejects.toMatchObject({ cause: { id: 'fieldDayAhead' } }) // biome-ignore format: one row
    v.db.insert(photos).values({ id: 'his', ownerId: 'joseph', type: 'image/jpeg', bytes: 5 }).run()
    await expect(farmer.measurements.add({ ...NORTH, soilPH: 5, photoId: 'his' })).rejects.toMatchObject({ cause: { id: 'notFound' } }) // biome-ignore format: one row
  })

  test('keeps the photo of its sheet from the sweep', async () => {
    const photo = { ownerId: 'martha', type: 'image/jpeg', bytes: 5, createdAt: '2026-01-01T00:00:00.000Z' } as const
    v.db.insert(photos).values([{ ...photo, id: 'sheet' }, { ...photo, id: 'unseen' }]).run() // biome-ignore format: rows
    await farmer.measurements.add({ ...NORTH, soilPH: 5, photoId: 'sheet' })
    expect(deleteUnseenPhotos(v.db, '2026-11-21T00:00:00.000Z', 10)).toBe(1)
    expect(v.db.select({ id: photos.id }).from(photos).all()).toEqual([{ id: 'sheet' }])
  })

  test('is taken back, and not by the way of another field', async () => {
    const { id } = await farmer.measurements.add({ ...NORTH, soilPH: 5 })
    await expect(farmer.measurements.undo({ id: 'south', measurementId: id })).rejects.toMatchObject({ cause: { id: 'notFound' } }) // biome-ignore format: one row
    expect(await farmer.measurements.undo({ ...NORTH, measurementId: id })).toEqual({ id })
    expect(await farmer.measurements.list(NORTH)).toEqual([])
  })

  test('by its own id is written once', async () => {
    const newId = '7b0f2f4e-8f1b-4b6e-9d55-3c9a4d1f0a11'
    await farmer.measurements.add({ ...NORTH, soilPH: 5, newId })
    await expect(farmer.measurements.add({ ...NORTH, soilPH: 5, newId })).rejects.toMatchObject({ cause: { id: 'idTaken' } }) // biome-ignore format: one row
  })
})

describe('an application', () => {
  const UREA = { ...NORTH, resourceType: 'fertilizer', resourceName: 'Urea', quantity: 2, unit: 'bags', grade: [46, 0, 0] as [number, number, number] } as const // biome-ignore format: one row

  test('keeps its grade, its cost in the money of the farm, and until when nothing is harvested', async () => {
    const written = await farmer.applications.add({ ...UREA, totalCost: 25_000, preHarvestDays: 14, reEntryHours: 24 })
    expect(written).toMatchObject({ grade: [46, 0, 0], totalCost: 25_000, currency: 'XOF', applicationDate: '2026-11-21', harvestFrom: '2026-12-05', reEntryHours: 24 }) // biome-ignore format: one row
    expect(await farmer.applications.list(NORTH)).toEqual([written])
    expect(await farmer.applications.list({ id: 'south' })).toEqual([])
  })

  test('of a grade above a hundred percent is refused', async () => {
    await expect(farmer.applications.add({ ...UREA, grade: [46, 46, 46] })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  test('is taken back, and not by the way of another field', async () => {
    const { id } = await farmer.applications.add(UREA)
    await expect(farmer.applications.undo({ id: 'south', applicationId: id })).rejects.toMatchObject({ cause: { id: 'notFound' } }) // biome-ignore format: one row
    expect(await farmer.applications.undo({ ...NORTH, applicationId: id })).toEqual({ id })
    expect(await farmer.applications.list(NORTH)).toEqual([])
  })

  test('stands with its field as the last work, the newest by its day', async () => {
    const workOf = async (id: string) => (await farmer.fields.get({ id })).lastWork
    expect(await workOf('north')).toBeNull()
    const { id } = await farmer.applications.add(UREA)
    await farmer.applications.add({ ...UREA, resourceName: 'Lime', applicationDate: '2026-10-01' })
    expect(await workOf('north')).toEqual({ id, name: UREA.resourceName, on: '2026-11-21' })
    expect(await workOf('south')).toBeNull()
    expect((await farmer.fields.list({ farmerId: 'martha' })).map(({ lastWork }) => lastWork?.id).sort()).toEqual([id, undefined]) // biome-ignore format: one row
  })

  test('whose waiting times are impossible is refused in words', async () => {
    await expect(farmer.applications.add({ ...UREA, preHarvestDays: -1 })).rejects.toThrow('Between 0 and 365 days')
    await expect(farmer.applications.add({ ...UREA, reEntryHours: 721 })).rejects.toThrow('Between 0 and 720 h')
  })

  test('is for a crop of the same farmer', async () => {
    expect(await farmer.applications.add({ ...UREA, farmerCropId: 'plot' })).toMatchObject({ farmerCropId: 'plot' })
    await expect(farmer.applications.add({ ...UREA, farmerCropId: 'x' })).rejects.toMatchObject({ cause: { id: 'notFound' } }) // biome-ignore format: one row
  })
})

test('the nutrients of a bag, as elements', () => {
  expect(nutrientsOf(50, [15, 15, 15])).toEqual({ nitrogen: 7.5, phosphorus: 3.27, potassium: 6.23 })
  expect(nutrientsOf(100, [18, 46, 0])).toEqual({ nitrogen: 18, phosphorus: 20.07, potassium: 0 })
})

test('a reading as laboratories write it: 2.07 % of organic matter are 12 g of carbon in a kilogram', () => {
  expect(WRITTEN_AS.organicMatter.of(2.0688)).toBeCloseTo(12, 3)
  expect(WRITTEN_AS.phosphorus.of(8.728)).toBeCloseTo(20, 3)
  expect(WRITTEN_AS.potassium.of(83.01)).toBeCloseTo(100, 3)
})

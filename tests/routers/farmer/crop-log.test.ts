import { expect, test } from 'vitest'
import { cropActivities, farmerCrops, photos } from '#db/schema/index.ts'
import { village } from '../../village.ts'
import { NOON } from '../../world.ts'

const plot = { farmerId: 'martha', cropId: 'plot' }

function plotted() {
  const v = village()
  const { crops, cropLog } = v.as(v.people.martha).farmer
  /** The log without the problem that it begins with, newest first. */
  const log = async () => (await cropLog.list(plot)).items.filter(({ id }) => id !== 'worms')
  /** A minute passes, so that log entries have an order. */
  const wait = () => {
    v.clock.now = new Date(v.clock.now.getTime() + 60_000)
  }
  return { ...v, crops, cropLog, log, wait }
}

test('a photo of another user, or one that does not exist, cannot be attached', async () => {
  const { db, cropLog, as, people } = plotted()
  db.insert(photos).values({ id: 'josephs', ownerId: 'joseph', type: 'image/jpeg', bytes: 9 }).run()
  db.insert(photos).values({ id: 'marthas', ownerId: 'martha', type: 'image/jpeg', bytes: 9 }).run()
  for (const photoId of ['josephs', 'nowhere', '../kuu.db'])
    await expect(cropLog.report({ ...plot, text: 'Worms', photoId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(db.select().from(cropActivities).all()).toHaveLength(1)
  const byAgent = await as(people.hawa).farmer.cropLog.report({ ...plot, text: 'Borers', photoId: 'marthas' })
  expect(byAgent).toMatchObject({ photoId: 'marthas', author: { fullName: 'Hawa Sirleaf', role: 'extension_agent' } })
})

test("a problem that may not change the crop's status writes nothing", async () => {
  const { db, cropLog, log } = plotted()
  db.update(farmerCrops).set({ status: 'planning' }).run()
  const report = { ...plot, text: 'No seed', isProblem: true }
  await expect(cropLog.report(report)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await log()).toEqual([])
})

test('only a problem can be resolved', async () => {
  const { cropLog } = plotted()
  const { id } = await cropLog.note({ ...plot, text: 'Weeded' })
  const resolve = cropLog.resolve({ ...plot, activityId: id, isResolved: true })
  await expect(resolve).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each(['', '   ', 'x'.repeat(2001), 'a\u0000b'])('a note of %j is refused', async (text) => {
  const { cropLog } = plotted()
  await expect(cropLog.note({ ...plot, text })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(cropLog.report({ ...plot, text })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 2e9])('a yield of %d kg is refused', async (actualYield) => {
  const { crops, log } = plotted()
  await expect(crops.recordYield({ ...plot, actualYield })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(crops.harvest({ ...plot, actualYield })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(await log()).toEqual([])
})

test('every change writes what changed to the log, and nothing if nothing did', async () => {
  const { crops, log } = plotted()
  await crops.change({ ...plot, status: 'growing', areaSize: 1.5, plantingDate: '2026-09-01' })
  expect(await log()).toEqual([])
  await crops.change({ ...plot, areaSize: 2, expectedHarvestDate: null, notes: 'Weeded' })
  expect(await log()).toMatchObject([
    {
      kind: 'edit',
      text: null,
      edits: [
        { field: 'fieldSize', to: 20_000 },
        { field: 'expectedHarvest', to: null },
        { field: 'notes', to: 'Weeded' },
      ],
      author: { fullName: 'Martha Kollie', role: 'farmer' },
      createdAt: NOON.toISOString(),
    },
  ])
})

test('a refused change writes nothing to the log', async () => {
  const { crops, log } = plotted()
  await expect(crops.change({ ...plot, status: 'planning', areaSize: 3 })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await log()).toEqual([])
})

test('a new crop starts its log', async () => {
  const { crops, cropLog } = plotted()
  const { id } = await crops.add({ farmerId: 'martha', cropId: 'maize', areaSize: 1 })
  const { items } = await cropLog.list({ farmerId: 'martha', cropId: id })
  expect(items).toMatchObject([{ kind: 'status', status: 'planning' }])
})

test('from a problem to the harvest, newest first', async () => {
  const { crops, cropLog, log, wait } = plotted()
  await cropLog.resolve({ ...plot, activityId: 'worms', isResolved: true })
  await cropLog.resolve({ ...plot, activityId: 'worms', isResolved: true })
  wait()
  await cropLog.report({ ...plot, text: 'Lodged', isProblem: true })
  wait()
  expect(await crops.harvest({ ...plot, actualYield: 350.5 })).toMatchObject({
    status: 'harvested',
    actualYield: 350.5,
  })
  wait()
  expect(await crops.recordYield({ ...plot, expectedYield: 400 })).toMatchObject({ expectedYield: 400, progress: 100 })
  const lines = (await log()).map(({ kind, status, text, edits, isResolved }) =>
    [kind, status ?? text ?? edits[0]?.field, ...(isResolved ? ['resolved'] : [])].join(' '),
  )
  expect(lines.toSorted()).toEqual([
    'edit problem resolved',
    'problem Lodged',
    'status harvested',
    'status problem',
    'yield actualYield',
    'yield expectedYield', // biome-ignore format: one line
  ])
  expect(lines[0]).toBe('yield expectedYield')
  expect(lines.at(-1)).toBe('edit problem resolved')
})

test('pages follow one another without a gap, of one kind on request', async () => {
  const { cropLog, wait } = plotted()
  for (const text of ['one', 'two', 'three']) {
    wait()
    await cropLog.note({ ...plot, text })
  }
  const first = await cropLog.list({ ...plot, limit: 2 })
  const second = await cropLog.list({ ...plot, limit: 2, cursor: first.nextCursor! })
  expect([...first.items, ...second.items].map(({ text }) => text)).toEqual(['three', 'two', 'one', 'Worms'])
  expect(second.nextCursor).toBeNull()
  expect((await cropLog.list({ ...plot, kind: 'problem' })).items).toMatchObject([{ text: 'Worms' }])
})

test('the log of a removed crop cannot be read or written, and a crop is removed once', async () => {
  const { crops, cropLog } = plotted()
  expect(await crops.remove(plot)).toEqual({ id: 'plot' })
  await expect(cropLog.list(plot)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(cropLog.note({ ...plot, text: 'Late' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(crops.remove(plot)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a crop of the catalogue that was grown cannot be deleted', async () => {
  const { crops } = plotted()
  await crops.remove(plot)
  expect(await crops.catalogue()).toHaveLength(2)
})

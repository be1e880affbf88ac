import { expect, test } from 'vitest'
import { cropActivities, farmerCrops } from '#db/schema/index.ts'
import { village } from '../../village.ts'

const plot = { farmerId: 'martha', cropId: 'plot' }

function careVillage() {
  const v = village()
  v.db.update(farmerCrops).set({ createdAt: '2026-08-20T08:00:00.000Z' }).run()
  const { care } = v.as(v.people.martha).farmer
  const careEntries = () => v.db.select().from(cropActivities).all().filter(({ kind }) => kind === 'care') // biome-ignore format: one question
  return { ...v, care, careEntries }
}

test('a task that does not belong to the crop is refused', async () => {
  const { care, careEntries } = careVillage()
  for (const task of ['curing', 'treeFeeding'] as const)
    await expect(care.done({ ...plot, task })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(care.done({ ...plot, task: 'dance' as 'harvest' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(careEntries()).toEqual([])
})

test('a completed task is stored once', async () => {
  const { care, careEntries } = careVillage()
  await care.done({ ...plot, task: 'weeding' })
  expect(await care.done({ ...plot, task: 'weeding' })).toContainEqual({
    task: 'weeding',
    due: '2026-11-21',
    state: 'done',
    doneOn: '2026-11-21',
    every: null, // biome-ignore format: one row
  })
  expect(careEntries()).toMatchObject([{ farmerCropId: 'plot', authorId: 'martha', task: 'weeding' }])
})

test('a repeated task is due again after its interval, and counts once a day', async () => {
  const { db, care, clock, careEntries } = careVillage()
  db.update(farmerCrops).set({ plantingDate: '2026-10-10', expectedHarvest: '2027-01-28' }).run()
  await care.done({ ...plot, task: 'scouting' })
  const again = await care.done({ ...plot, task: 'scouting' })
  expect(again.find(({ task }) => task === 'scouting')).toMatchObject({ due: '2026-11-28', state: 'later' })
  clock.now = new Date('2026-11-28T06:00:00.000Z')
  await care.done({ ...plot, task: 'scouting' })
  expect(careEntries()).toHaveLength(2)
})

test('work that is told after the harvest was is kept, and shown', async () => {
  const { care, careEntries, clock, ...v } = careVillage()
  const { crops, cropLog } = v.as(v.people.martha).farmer
  await care.done({ ...plot, task: 'scouting' })
  clock.now = new Date('2026-11-28T06:00:00.000Z')
  await crops.harvest(plot)
  const schedule = await care.done({ ...plot, task: 'scouting' })
  expect(schedule).toContainEqual(expect.objectContaining({ task: 'scouting', state: 'done', doneOn: '2026-11-28' }))
  await care.done({ ...plot, task: 'secondWeeding' })
  expect(careEntries()).toHaveLength(3)
  const { items } = await cropLog.list({ ...plot, kind: 'care' })
  expect(items.map(({ task }) => task)).toContain('secondWeeding')
})

test('an undone task is due again, and its log says nothing of it', async () => {
  const { care, careEntries } = careVillage()
  const before = await care.list(plot)
  await care.done({ ...plot, task: 'weeding' })
  const undo = { ...plot, task: 'weeding', doneOn: '2026-11-21' } as const
  expect(await care.undo(undo)).toEqual(before)
  expect(await care.undo(undo)).toEqual(before)
  expect(careEntries()).toEqual([])
})

test('only the last time of a repeated task is undone, on the day of the phone', async () => {
  const { db, care, clock, careEntries } = careVillage()
  db.update(farmerCrops).set({ plantingDate: '2026-10-10', expectedHarvest: '2027-01-28' }).run()
  const task = 'scouting'
  await care.done({ ...plot, task })
  clock.now = new Date('2026-11-28T23:30:00.000Z')
  await care.done({ ...plot, task })
  // Another phone still shows the time before, or asks for it a second time.
  await care.undo({ ...plot, task, doneOn: '2026-11-21' })
  expect(careEntries()).toHaveLength(2)
  await care.undo({ ...plot, task, doneOn: '2026-11-29' })
  await care.undo({ ...plot, task, doneOn: '2026-11-29' })
  expect(careEntries().map(({ createdAt }) => createdAt.slice(0, 10))).toEqual(['2026-11-21'])
})

test('due tasks of all crops are listed, the most overdue first', async () => {
  const { db, care } = careVillage()
  const young = {
    farmerId: 'martha',
    cropId: 'cassava',
    plantingDate: '2026-11-30',
    createdAt: '2026-11-01T08:00:00.000Z',
  } as const
  db.insert(farmerCrops).values({ ...young, id: 'young', status: 'planning' }).run() // biome-ignore format: one row
  db.insert(farmerCrops).values({ farmerId: 'joseph', cropId: 'maize', plantingDate: '2026-09-01' }).run()
  const due = await care.due({ farmerId: 'martha' })
  expect(due.map(({ cropId, task, due, state }) => `${cropId} ${task} ${due} ${state}`)).toEqual([
    'plot scouting 2026-09-15 overdue',
    'plot weeding 2026-09-22 overdue',
    'plot feeding 2026-10-01 overdue',
    'plot secondWeeding 2026-10-16 overdue',
    'young prepare 2026-11-16 overdue',
  ])
  expect(due.at(-1)).toMatchObject({ cropName: 'Manihot esculenta' })
})

test("days are in the farmer's time zone", async () => {
  const { care } = careVillage()
  const stateOn = async (today: string) =>
    (await care.list({ ...plot, today })).find(({ task }) => task === 'harvest')?.state
  expect(await Promise.all(['2026-12-13', '2026-12-14', '2026-12-21'].map(stateOn))).toEqual(['later', 'thisWeek', 'overdue']) // biome-ignore format: one row
  await expect(care.list({ ...plot, today: 'tomorrow' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../dates.ts'
import { keysOf } from '../table.ts'
import { type CareDone, type CaredCrop, careSchedule, isPressing } from './care.ts'
import { CROP_STATUS } from './crop.ts'
import { CROP_GROUPS } from './crop-group.ts'

const maize: CaredCrop = {
  status: 'planning',
  statusBefore: null,
  plantingDate: '2026-09-01',
  expectedHarvest: null,
  crop: { group: 'cereal', growthDuration: 110 },
}
const told = (farmerCrop: Partial<CaredCrop>, today: string, done: CareDone = {}) =>
  careSchedule({ ...maize, ...farmerCrop }, done, today).map(({ task, due, state }) => `${due} ${task} ${state}`)

test('from the land to the store', () => {
  expect(told({}, '2026-08-20')).toEqual([
    '2026-08-18 prepare overdue',
    '2026-09-11 emergence later',
    '2026-09-15 scouting later',
    '2026-09-22 weeding later',
    '2026-10-01 feeding later',
    '2026-10-16 secondWeeding later',
    '2026-12-09 ripeness later',
    '2026-12-20 harvest later',
    '2026-12-23 drying later',
  ])
})

test.each([
  ['2028-02-10', '2028-02-20', 'leap day between'],
  ['2028-02-19', '2028-02-29', 'due on the leap day'],
  ['2027-02-19', '2027-03-01', 'no leap day'],
  ['2100-02-19', '2100-03-01', 'a century without one'],
])('planted on %s, emergence is checked on %s: %s', (plantingDate, due) => {
  expect(told({ plantingDate }, plantingDate)).toContainEqual(expect.stringContaining(`${due} emergence`))
})

test.each([
  ['2026-09-10', 'thisWeek'],
  ['2026-09-11', 'thisWeek'],
  ['2026-09-12', 'overdue'],
  ['2026-09-05', 'thisWeek'],
  ['2026-09-04', 'later'],
])('on %s what is due on the 11th is %s', (today, state) => {
  expect(told({}, today)).toContain(`2026-09-11 emergence ${state}`)
})

describe('crops that say little of themselves', () => {
  test('without a duration only what counts from planting is known', () => {
    const tasks = told({ crop: { group: 'cereal', growthDuration: null } }, '2026-09-01')
    expect(tasks.map((line) => line.split(' ')[1])).toEqual([
      'prepare',
      'emergence',
      'scouting',
      'weeding',
      'feeding',
      'secondWeeding', // biome-ignore format: one line
    ])
  })
  test('without a planting day nothing is', () => expect(told({ plantingDate: null }, '2026-09-01')).toEqual([]))
  test('the harvest that the farmer expects wins over the catalogue', () =>
    expect(told({ expectedHarvest: '2027-01-05' }, '2026-09-01')).toContain('2027-01-05 harvest later'))
  test('a short season draws the work together', () => {
    const tasks = told({ crop: { group: 'vegetable', growthDuration: 35 } }, '2026-09-01')
    expect(tasks.slice(-3)).toEqual([
      '2026-10-03 picking later',
      '2026-10-06 harvest later',
      '2026-10-07 cooling later',
    ])
    expect(tasks).toContain('2026-09-17 secondWeeding later')
  })
})

describe('what a crop has left behind', () => {
  test.each([
    ['planted', null, 8],
    ['growing', null, 7],
    ['problem', 'growing', 7],
    ['problem', null, 8],
    ['harvesting', null, 2],
    ['harvested', null, 1],
    ['completed', null, 0],
  ] as const)('%s (before: %s) asks for %i tasks', (status, statusBefore, count) => {
    expect(told({ status, statusBefore }, '2026-09-20')).toHaveLength(count)
  })
  test('stays in the list when it was done', () =>
    expect(told({ status: 'completed' }, '2026-12-30', { weeding: '2026-09-20' })).toEqual(['2026-09-20 weeding done']))
})

describe('what comes back', () => {
  const scouted = (doneOn: string, today: string, farmerCrop = {}) =>
    told(farmerCrop, today, { scouting: doneOn }).filter((line) => line.includes('scouting'))
  test('is due a week after it was done', () =>
    expect(scouted('2026-10-01', '2026-10-02')).toEqual(['2026-10-08 scouting thisWeek']))
  test('ends with the vegetative phase', () =>
    expect(scouted('2026-11-20', '2026-11-21')).toEqual(['2026-11-20 scouting done']))
  test('goes on where no harvest is known, until the status says otherwise', () => {
    const crop = { group: 'cereal', growthDuration: null } as const
    expect(scouted('2027-11-20', '2027-11-21', { crop })).toEqual(['2027-11-27 scouting thisWeek'])
    expect(scouted('2027-11-20', '2027-11-21', { crop, status: 'harvesting' })).toEqual(['2027-11-20 scouting done'])
  })
})

test.each([
  ['cereal', 'drying'],
  ['legume', 'drying'],
  ['oilseed', 'drying'],
  ['fibre', 'drying'],
  ['root', 'curing'],
  ['vegetable', 'cooling'],
  ['fruit', 'cooling'],
  ['sugar', 'cooling'],
  ['tree', 'treeFeeding'],
] as const)('of a crop of the group %s the plan asks for %s', (group, task) => {
  const tasks = told({ crop: { group, growthDuration: 1095 } }, '2026-09-01').join(' ')
  const others = ['drying', 'curing', 'cooling', 'treeFeeding'].filter((each) => each !== task)
  expect(tasks).toContain(task)
  for (const other of others) expect(tasks).not.toContain(other)
})

test('whatever the crop: each task once, in order, with its state told by its day', () => {
  const crops = fc.record({
    status: fc.constantFrom(...(Object.keys(CROP_STATUS) as (keyof typeof CROP_STATUS)[])),
    growthDuration: fc.option(fc.integer({ min: 1, max: 4000 })),
    group: fc.constantFrom(...keysOf(CROP_GROUPS)),
    age: fc.integer({ min: -400, max: 4000 }),
  })
  fc.assert(
    fc.property(crops, ({ status, growthDuration, group, age }) => {
      const today = addDays(maize.plantingDate!, age)
      const items = careSchedule({ ...maize, status, crop: { group, growthDuration } }, {}, today)
      expect(new Set(items.map(({ task }) => task)).size).toBe(items.length)
      expect(items.map(({ due }) => due)).toEqual(items.map(({ due }) => due).sort())
      expect(items.filter(isPressing).every(({ due }) => due < addDays(today, 7))).toBe(true)
      expect(items.every(({ state, due }) => (state === 'overdue') === due < today)).toBe(true)
    }),
  )
})

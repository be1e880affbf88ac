import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../dates.ts'
import { keysOf } from '../table.ts'
import { canBeDone, isPressing } from './care.ts'
import { type CareDone, type CaredCrop, careSchedule } from './care-schedule.ts'
import { CROP_STATUS } from './crop.ts'
import { CROP_GROUPS } from './crop-group.ts'

const maize: CaredCrop = {
  status: 'planning',
  statusBefore: null,
  plantingDate: '2026-09-01',
  expectedHarvest: null,
  createdAt: '2026-08-01T08:00:00.000Z',
  crop: { group: 'cereal', growthDuration: 110 },
}
const scheduled = (farmerCrop: Partial<CaredCrop>, today: string, done: CareDone = {}) =>
  careSchedule({ ...maize, ...farmerCrop }, done, today).map(({ task, due, state }) => `${due} ${task} ${state}`)

test('from land preparation to storage', () => {
  expect(scheduled({}, '2026-08-20')).toEqual([
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
  expect(scheduled({ plantingDate }, plantingDate)).toContainEqual(expect.stringContaining(`${due} emergence`))
})

test.each([
  ['2026-09-10', 'thisWeek'],
  ['2026-09-11', 'thisWeek'],
  ['2026-09-12', 'overdue'],
  ['2026-09-05', 'thisWeek'],
  ['2026-09-04', 'later'],
])('on %s what is due on the 11th is %s', (today, state) => {
  expect(scheduled({}, today)).toContain(`2026-09-11 emergence ${state}`)
})

describe('crops with incomplete data', () => {
  test('without a duration only tasks counted from planting are scheduled', () => {
    const tasks = scheduled({ crop: { group: 'cereal', growthDuration: null } }, '2026-09-01')
    expect(tasks.map((line) => line.split(' ')[1])).toEqual([
      'prepare',
      'emergence',
      'scouting',
      'weeding',
      'feeding',
      'secondWeeding', // biome-ignore format: one line
    ])
  })
  test('without a planting day there is none', () =>
    expect(scheduled({ plantingDate: null }, '2026-09-01')).toEqual([]))
  test("the farmer's expected harvest takes precedence over the catalogue", () =>
    expect(scheduled({ expectedHarvest: '2027-01-05' }, '2026-09-01')).toContain('2027-01-05 harvest later'))
  test('a short season compresses the schedule', () => {
    const tasks = scheduled({ crop: { group: 'vegetable', growthDuration: 35 } }, '2026-09-01')
    expect(tasks.slice(-3)).toEqual([
      '2026-10-03 picking later',
      '2026-10-06 harvest later',
      '2026-10-07 cooling later',
    ])
    expect(tasks).toContain('2026-09-17 secondWeeding later')
  })
})

describe('tasks of an earlier phase', () => {
  test.each([
    ['planted', null, 8],
    ['growing', null, 7],
    ['problem', 'growing', 7],
    ['problem', null, 8],
    ['harvesting', null, 2],
    ['harvested', null, 1],
    ['completed', null, 0],
  ] as const)('%s (before: %s) asks for %i tasks', (status, statusBefore, count) => {
    expect(scheduled({ status, statusBefore }, '2026-09-20')).toHaveLength(count)
  })
  test('stay in the list when they were done', () =>
    expect(scheduled({ status: 'completed' }, '2026-12-30', { weeding: '2026-09-20' })).toEqual([
      '2026-09-20 weeding done',
    ]))
})

describe('a crop that is added late', () => {
  const addedOn = (createdAt: string, farmerCrop: Partial<CaredCrop> = {}) =>
    scheduled({ ...farmerCrop, createdAt }, '2026-09-23')
  test('on its planting day: the land is prepared today', () =>
    expect(addedOn('2026-09-23T08:00:00.000Z', { plantingDate: '2026-09-23' })[0]).toBe('2026-09-23 prepare thisWeek'))
  test('in mid season: what was just due is due today, and earlier work is not asked for', () =>
    expect(addedOn('2026-09-23T08:00:00.000Z').slice(0, 5)).toEqual([
      '2026-09-23 emergence thisWeek',
      '2026-09-23 weeding thisWeek',
      '2026-09-23 scouting thisWeek',
      '2026-10-01 feeding later',
      '2026-10-16 secondWeeding later',
    ]))
  test('after its season: the harvest is asked for, and nothing before it', () =>
    expect(addedOn('2026-09-23T08:00:00.000Z', { plantingDate: '2026-04-01', status: 'growing' })).toEqual([
      '2026-09-23 harvest thisWeek',
    ]))
  test('in the evening of Lagos, which is tomorrow in Nairobi, nothing is overdue', () => {
    const items = addedOn('2026-09-22T21:30:00.000Z')
    expect(items.filter((line) => line.endsWith('overdue'))).toEqual([])
  })
  test('becomes late from then on', () =>
    expect(addedOn('2026-09-20T08:00:00.000Z')).toContain('2026-09-20 scouting overdue'))
})

test.each([
  ['2026-09-01', false],
  ['2026-09-07', true],
  ['2026-09-30', true],
])('on %s what is due on the 21st may be called done: %s', (today, may) =>
  expect(canBeDone({ task: 'weeding', due: '2026-09-21', state: 'later', doneOn: null, every: null }, today)).toBe(may),
)

describe('repeated tasks', () => {
  const scouted = (doneOn: string, today: string, farmerCrop = {}) =>
    scheduled(farmerCrop, today, { scouting: doneOn }).filter((line) => line.includes('scouting'))
  test('are due a week after they were done', () =>
    expect(scouted('2026-10-01', '2026-10-02')).toEqual(['2026-10-08 scouting thisWeek']))
  test('end with the vegetative phase', () =>
    expect(scouted('2026-11-20', '2026-11-21')).toEqual(['2026-11-20 scouting done']))
  test('continue without a known harvest, until the status changes', () => {
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
  const tasks = scheduled({ crop: { group, growthDuration: 1095 } }, '2026-09-01').join(' ')
  const others = ['drying', 'curing', 'cooling', 'treeFeeding'].filter((each) => each !== task)
  expect(tasks).toContain(task)
  for (const other of others) expect(tasks).not.toContain(other)
})

test('for every crop: each task once, in order, with its state by day', () => {
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

import { expect, test } from 'vitest'
import { optimisticCrops } from '#client/offline/optimistic/crops.ts'
import { optimisticRemovedCrops } from '#client/offline/optimistic/removed/removed-crops.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { changedCrop } from '#domain/crops/changed-crop.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { entryOf } from './phone.ts'

const crop = (change: Partial<FarmerCrop> = {}): FarmerCrop => ({
  id: 'plot',
  farmerId: 'martha',
  status: 'growing',
  statusBefore: null,
  progress: 50,
  plantingDate: '2026-09-01',
  expectedHarvest: '2026-12-20',
  fieldId: null,
  fieldSize: 15_000,
  areaSize: 1.5,
  notes: 'Dry',
  expectedYield: null,
  actualYield: null,
  imageUrl: null,
  version: 3,
  crop: { id: 'maize', name: 'Maize', localName: null, imageUrl: null, growthDuration: 110, group: 'cereal' },
  ...change,
})
const cached = [crop(), crop({ id: 'other' })]

type Row = [path: string, input: object, more?: Partial<OutboxEntry>]
const entries = (...rows: Row[]): OutboxEntry[] =>
  rows.map(([path, input, more], seq) => {
    const ids = { farmerId: 'martha', cropId: 'plot', ...input } as Record<string, unknown>
    return { ...entryOf({ userId: 'martha', path, input: ids, rows: [String(ids.cropId)], ...more }), seq }
  })
const refusal = { message: 'No', code: null, problem: null, fields: null, clashes: null }
const pending = { isPending: true }

test.each<[string, Row[], object]>([
  ['an area', [['farmer.crops.change', { areaSize: 2 }]], { areaSize: 2, fieldSize: 20_000, notes: 'Dry', ...pending }],
  ['emptied notes', [['farmer.crops.change', { notes: '' }]], { notes: null, ...pending }],
  ['a removed harvest day', [['farmer.crops.change', { expectedHarvestDate: null }]], { expectedHarvest: null, ...pending }], // biome-ignore format: one row
  ['a status', [['farmer.crops.change', { status: 'harvesting' }]], { status: 'harvesting', statusBefore: null, ...pending }], // biome-ignore format: one row
  ['a problem keeps the status before', [['farmer.crops.change', { status: 'problem' }]], { status: 'problem', statusBefore: 'growing', ...pending }], // biome-ignore format: one row
  ['a report that marks the crop', [['farmer.cropLog.report', { isProblem: true }]], { status: 'problem', ...pending }], // biome-ignore format: one row
  ['a report that does not', [['farmer.cropLog.report', { isProblem: false }]], { status: 'growing', ...pending }],
  ['a harvest', [['farmer.crops.harvest', { actualYield: 900 }]], { status: 'harvested', actualYield: 900, progress: 100, ...pending }], // biome-ignore format: one row
  ['a harvest without a weight', [['farmer.crops.harvest', { actualYield: null }]], { status: 'harvested', actualYield: null, ...pending }], // biome-ignore format: one row
  ['a yield', [['farmer.crops.recordYield', { expectedYield: 800, actualYield: null }]], { expectedYield: 800, ...pending }], // biome-ignore format: one row
  ['the last of two edits', [['farmer.crops.change', { areaSize: 2 }], ['farmer.crops.change', { areaSize: 3 }]], { areaSize: 3, ...pending }], // biome-ignore format: one row
  ['a refused write is not shown', [['farmer.crops.change', { areaSize: 2 }, { refusal }]], crop()],
  ['nor is one of an older version', [['farmer.crops.change', { areaSize: 2 }, { version: 0 }]], crop()],
  ['nor one of another farmer', [['farmer.crops.change', { areaSize: 2, farmerId: 'joseph' }]], crop()],
  ['a delivered write is not pending', [['farmer.crops.change', { areaSize: 2 }, { isDone: true }]], { areaSize: 2 }],
])('%s', (_, rows, expected) => {
  const [first, second] = optimisticCrops(cached, entries(...rows), 'martha')
  expect(first).toMatchObject(expected)
  expect(Boolean(first!.isPending)).toBe('isPending' in expected)
  expect(second).toEqual(cached[1])
})

const added = { optimisticAnswer: crop({ id: 'new' }), rows: ['new'] }

test('a new crop comes first, can be changed, and is listed once when the server has it', () => {
  const rows = entries(
    ['farmer.crops.add', { id: 'new' }, added],
    ['farmer.crops.change', { cropId: 'new', areaSize: 4 }],
  )
  expect(optimisticCrops(cached, rows, 'martha').map(({ id, areaSize }) => [id, areaSize])).toEqual([
    ['new', 4],
    ['plot', 1.5],
    ['other', 1.5],
  ])
  const listed = [crop({ id: 'new' }), ...cached]
  expect(optimisticCrops(listed, rows, 'martha').map(({ id }) => id)).toEqual(['new', 'plot', 'other'])
})

test('a removed crop disappears, also one that has just been added', () => {
  expect(optimisticCrops(cached, entries(['farmer.crops.remove', {}]), 'martha').map(({ id }) => id)).toEqual(['other'])
  const rows = entries(['farmer.crops.add', { id: 'new' }, added], ['farmer.crops.remove', { cropId: 'new' }])
  expect(optimisticCrops([], rows, 'martha')).toEqual([])
})

test('a crop that is restored before its removal was sent stands in its place again', () => {
  const rows = entries(
    ['farmer.crops.change', { areaSize: 2 }],
    ['farmer.crops.remove', {}],
    ['farmer.crops.restore', {}],
  )
  const shown = optimisticCrops(cached, rows, 'martha')
  expect(shown.map(({ id, areaSize }) => [id, areaSize])).toEqual([
    ['plot', 2],
    ['other', 1.5],
  ])
})

const went = { ...crop(), removedAt: '2026-11-20T08:00:00.000Z' }
const cropName = 'Maize'
test.each<[string, listed: boolean, Row[], object[]]>([
  ['what the server has', true, [], [{ id: 'plot', name: 'Maize' }]],
  ['what was removed here', false, [['farmer.crops.remove', {}, { cropName }]], [{ id: 'plot', name: 'Maize' }]],
  ['that once where the server has it', true, [['farmer.crops.remove', {}, { cropName, isDone: true }]], [{ id: 'plot' }]], // biome-ignore format: one row
  ['not what was restored before its removal was sent', false, [['farmer.crops.remove', {}], ['farmer.crops.restore', {}]], []], // biome-ignore format: one row
  ['what was restored before the list came that has it', false, [['farmer.crops.remove', { cropId: 'sent' }, { cropName, isDone: true }], ['farmer.crops.restore', { cropId: 'sent' }]], [{ id: 'sent', name: 'Maize', isPending: true }]], // biome-ignore format: one row
  ['what was removed again', false, [['farmer.crops.remove', {}], ['farmer.crops.restore', {}], ['farmer.crops.remove', {}]], [{ id: 'plot' }]], // biome-ignore format: one row
  ['what comes back with the connection', true, [['farmer.crops.restore', {}]], [{ id: 'plot', isPending: true }]],
  ['not what is back', true, [['farmer.crops.restore', {}, { isDone: true }]], []],
  ['nothing of another farmer', false, [['farmer.crops.remove', { farmerId: 'joseph' }]], []],
])('among the removed crops stands %s', (_, listed, rows, expected) => {
  const pendingRows = entries(...rows)
  // The server's list of crops does not have what its list of removed ones has.
  const grown = optimisticCrops(cached.filter(({ id }) => !listed || id !== 'plot'), pendingRows, 'martha') // biome-ignore format: one call
  const shown = optimisticRemovedCrops(listed ? [went] : [], pendingRows, 'martha', grown)
  expect(shown).toMatchObject(expected)
  expect(shown).toHaveLength(expected.length)
})

test('a second problem keeps the status from before the first', () => {
  const ill = changedCrop(crop(), { status: 'problem' })
  expect(changedCrop(ill, { status: 'problem' }).statusBefore).toBe('growing')
  expect(changedCrop(ill, { status: 'growing' }).statusBefore).toBeNull()
})

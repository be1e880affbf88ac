import type { Village } from '../village.ts'
import { conform, denied, type Row, text } from './conformance.ts'

const GROWN = {
  id: 'plot',
  status: 'growing',
  plantingDate: '2026-09-01',
  expectedHarvest: '2026-12-20',
  fieldSize: 15_000,
  areaSize: 1.5,
  notes: null,
  imageUrl: null,
  crop: { id: 'maize', name: 'Zea mays', localName: 'Corn', imageUrl: null, growthDuration: 110 },
}
const MISSING_CROP = 'Missing Information: Please select a crop and enter the area size'

const crops: Row[] = [
  {
    name: 'the crop catalogue by name',
    path: '/crops',
    has: [
      {
        id: 'cassava',
        name: 'Manihot esculenta',
        localName: null,
        description: null,
        plantingSeason: null,
        harvestSeason: null,
        growthDuration: null,
        imageUrl: null,
      },
      { id: 'maize', name: 'Zea mays', localName: 'Corn', growthDuration: 110 },
    ],
  },
  { name: 'own crops', as: 'martha', path: '/farmers/martha/crops', has: [GROWN] },
  { name: 'a farmer’s crops, by an agent', as: 'hawa', path: '/farmers/martha/crops', has: [GROWN] },
  { name: 'own crops: none', as: 'joseph', path: '/farmers/joseph/crops', has: [] },
  { name: 'a farmer’s crops, by a visitor', path: '/farmers/martha/crops', status: 401, has: denied('UNAUTHORIZED') },
  { name: 'a farmer’s crops, by another farmer', as: 'joseph', path: '/farmers/martha/crops', status: 404 },
  {
    name: 'crops of an unknown farmer',
    as: 'ruth',
    path: '/farmers/nobody/crops',
    status: 404,
    has: denied('NOT_FOUND'),
  },
]

const plot: Omit<Row, 'name'> = { as: 'martha', method: 'PATCH', path: '/farmers/martha/crops/plot' }
const changedCrops: Row[] = [
  {
    ...plot,
    name: 'the next status',
    body: { status: 'harvesting', notes: 'Dry' },
    has: { ...GROWN, status: 'harvesting', progress: 90, notes: 'Dry' },
  },
  { ...plot, name: 'an empty change', body: {}, has: GROWN },
  { ...plot, name: 'no body, no change', has: GROWN },
  { ...plot, name: 'the current status', body: { status: 'growing' }, has: GROWN },
  { ...plot, name: 'an earlier status', body: { status: 'planted' }, status: 409, has: denied('CONFLICT') },
  {
    ...plot,
    name: 'an unknown status',
    body: { status: 'lost' },
    status: 400,
    has: { issues: [{ path: 'status' }] },
  },
  { ...plot, name: 'an unknown crop', path: '/farmers/martha/crops/none', body: {}, status: 404 },
  { ...plot, name: 'a change by another farmer', as: 'joseph', body: {}, status: 404 },
]

const removePlot = (v: Village) => v.as(v.people.martha).farmer.crops.remove({ farmerId: 'martha', cropId: 'plot' })
const restoring: Omit<Row, 'name'> = { as: 'martha', method: 'POST', path: '/farmers/martha/crops/plot/restore' }
const removed: Omit<Row, 'name'> = { as: 'martha', path: '/farmers/martha/crops/removed' }
const removedCrops: Row[] = [
  { ...removed, name: 'removed crops', given: removePlot, has: [{ id: 'plot', removedAt: text }] },
  { ...removed, name: 'removed crops, by an agent', as: 'hawa', given: removePlot, has: [{ id: 'plot' }] },
  { ...removed, name: 'removed crops: none', has: [] },
  { ...removed, name: 'removed crops, by another farmer', as: 'joseph', status: 404 },
  { ...removed, name: 'removed crops, by a visitor', as: 'visitor', status: 401, has: denied('UNAUTHORIZED') },
  { ...restoring, name: 'a removed crop is restored', given: removePlot, has: { id: 'plot' } },
  { ...restoring, name: 'a crop that is there is restored: nothing changes', has: { id: 'plot' } },
  { ...restoring, name: 'a crop restored by another farmer', as: 'joseph', given: removePlot, status: 404 },
  { ...restoring, name: 'an unknown crop restored', path: '/farmers/martha/crops/none/restore', status: 404 },
  { ...restoring, name: 'a crop restored by a visitor', as: 'visitor', status: 401, has: denied('UNAUTHORIZED') },
]

const planting: Omit<Row, 'name'> = { as: 'martha', method: 'POST', path: '/farmers/martha/crops' }
const addedCrops: Row[] = [
  {
    ...planting,
    name: 'a crop with all fields',
    body: {
      cropId: 'maize',
      areaSize: 0.25,
      plantingDate: '2026-11-01',
      expectedHarvestDate: '2027-02-01',
      status: 'planted',
      notes: ' Terraced ',
    },
    has: {
      id: text,
      status: 'planted',
      plantingDate: '2026-11-01',
      expectedHarvest: '2027-02-01',
      fieldSize: 2500,
      areaSize: 0.25,
      notes: 'Terraced',
      imageUrl: null,
      crop: GROWN.crop,
    },
  },
  {
    ...planting,
    name: 'a crop with nulls, as documented',
    as: 'hawa',
    body: { cropId: 'maize', areaSize: 1, plantingDate: '2026-11-21', expectedHarvestDate: null, notes: null },
    has: { status: 'planning', expectedHarvest: '2027-03-11', notes: null },
  },
  {
    ...planting,
    name: 'a crop without its area',
    body: { cropId: 'maize' },
    status: 400,
    has: { message: MISSING_CROP, code: 'BAD_REQUEST', issues: [{ path: 'areaSize', message: MISSING_CROP }] },
  },
  {
    ...planting,
    name: 'a crop with an empty id',
    body: { cropId: '', areaSize: 1 },
    status: 400,
    has: { message: MISSING_CROP, issues: [{ path: 'cropId', message: MISSING_CROP }] },
  },
  {
    ...planting,
    name: 'a crop that is not in the catalogue',
    body: { cropId: 'bananas', areaSize: 1 },
    status: 400,
    has: { message: 'This crop is not in the catalogue' },
  },
  {
    ...planting,
    name: 'a body cannot name another farm than the path',
    as: 'joseph',
    path: '/farmers/joseph/crops',
    body: { farmerId: 'martha', cropId: 'maize', areaSize: 1 },
    has: { farmerId: 'joseph' },
  },
]

conform([...crops, ...changedCrops, ...removedCrops, ...addedCrops])

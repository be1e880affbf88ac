import type { Db } from '#db/client.ts'
import { newId } from '#db/columns.ts'
import { type FieldRow, findField } from '#db/queries/fields/fields.ts'
import { newestChange } from '#db/queries/sync/changes.ts'
import { findPlaceFault } from '#domain/fields/border/read-ring.ts'
import { swap } from '#domain/fields/border/swapped.ts'
import { newField } from '#domain/fields/field.schema.ts'
import type { FieldImportOrder, ImportedField, ImportRefusal } from '#domain/fields/field-import.schema.ts'
import type { FoundField } from '#domain/fields/formats/read/found-field.ts'
import type { RawWalk } from '#domain/fields/formats/read/raw-walk.ts'
import { Problem, problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import type { Overlap } from '../boundary-cases.ts'
import { type AddedField, type CheckedField, checkBorder, checkNewField } from '../check-field.ts'
import { type Land, landOf } from '../land.ts'
import { changeField, writeChecked } from '../save-field.ts'
import { farmersByOwner } from './find-owner.ts'
import { plannedLand } from './planned-land.ts'
import { refusalOf, refusalOfFault, refusalOfIssue } from './refusals.ts'

type Writer = { user: { id: string } } & Pick<Actor, 'now' | 'writtenAt'>
export type ImportTask = { found: readonly FoundField[]; order: Omit<FieldImportOrder, 'dryRun'>; writer: Writer }

/**
 * What becomes of a field of a file: what is told of it, how it is written (null where it is refused), and how it is planned
 * anew on the land as it is then.
 */
type PlannedField = {
  report: ImportedField
  checked: CheckedField | null
  write: ((tx: Db) => Pick<ImportedField, 'id' | 'code'>) | null
  again: (land: Land) => PlannedField
}

/** What an import will do, as far as nobody changes a field after the change number `since`. */
export type ImportPlan = {
  fields: readonly PlannedField[]
  since: number
  /** The ids of the new fields, by their numbers; none where the border of a field is changed. */
  ids: readonly string[]
}

/** Reads and checks all of a file and writes nothing, so that nobody waits for it; `step` is called after each field. */
export async function planImport(
  db: Db,
  { found, order, writer }: ImportTask,
  step: (done: number, total: number) => Promise<void> | undefined,
): Promise<ImportPlan> {
  const since = newestChange(db)
  const ids = order.fieldId === null ? found.map(newId) : []
  const planOf = plannerOf(db, { found, order, writer }, ids)
  const land = plannedLand(landOf(db))
  const fields: PlannedField[] = []
  for (const [at, each] of found.entries()) {
    const planned = planOf(land, each, at)
    if (planned.checked) land.add(planned.checked)
    fields.push(planned)
    const paused = step(at + 1, found.length)
    if (paused) await paused
  }
  return { fields, since, ids }
}

function plannerOf(db: Db, { found, order, writer }: ImportTask, ids: readonly string[]) {
  const target = order.fieldId === null ? null : findField(db, order.fieldId)
  if (target === undefined) throw problem('notFound')
  const farmerOf = farmersByOwner(db, target?.farmerId ?? order.farmerId)
  const isOne = found.length === 1 && found[0]!.points.length > 0
  const { swapsAxes } = order
  return (land: Land, given: FoundField, at: number): PlannedField => {
    const field = target ? { ...given, name: target.name, refusal: isOne ? given.refusal : { check: 'oneBorder' as const } } : given // biome-ignore format: one row
    const report = reportOf(field, at + 1)
    const farmer = farmerOf(field.owner)
    if ('check' in farmer) return refused(report, refusalOf(farmer))
    const owned = { ...report, farmerId: farmer.id, farmerName: farmer.fullName }
    return planOf(land, field, { report: owned, id: ids[at], farmerId: farmer.id, target, writer, swapsAxes })
  }
}

const reportOf = ({ name, externalId, fixes, notes }: FoundField, number: number): ImportedField => ({
  number,
  name: name ?? `Field ${number}`,
  externalId,
  farmerId: null,
  farmerName: null,
  id: null,
  code: null,
  totalArea: null,
  fixes,
  notes: [...notes],
  overlaps: [],
  refusal: null,
})

function refused(report: ImportedField, refusal: ImportRefusal): PlannedField {
  const planned: PlannedField = { report: { ...report, refusal }, checked: null, write: null, again: () => planned }
  return planned
}

type Planning = {
  report: ImportedField
  id: string | undefined
  farmerId: string
  target: FieldRow | null
  writer: Writer
  swapsAxes: boolean
}

function planOf(land: Land, found: FoundField, planning: Planning): PlannedField {
  const { report, id, farmerId } = planning
  if (found.refusal) return refused(report, refusalOf(found.refusal))
  const read = newField.safeParse({ name: report.name, place: found.place, totalArea: found.areaHa, way: 'imported', boundaryCoordinates: found.points }) // biome-ignore format: one row
  if (!read.success) return refused(report, refusalOfIssue(read.error.issues[0]!))
  const misplaced = found.centre && findPlaceFault(found.centre)
  if (misplaced) return refused(report, refusalOfFault(misplaced))
  const centre = found.centre && { centerLongitude: found.centre[0], centerLatitude: found.centre[1] }
  const walk = found.walk && { ...found.walk, share: ACCURACY_SHARE }
  const planned = tried(land, { ...read.data, ...centre, walk, id, farmerId }, planning)
  if (planned.report.refusal?.check !== 'axesSwapped' || !planning.swapsAxes) return planned
  const notes = [...report.notes, 'swapped' as const]
  const [points, turnedCentre] = [found.points.map(swap), found.centre && swap(found.centre)]
  const turned = { ...found, points, centre: turnedCentre, walk: found.walk && turnedWalk(found.walk) }
  return planOf(land, turned, { ...planning, report: { ...report, notes }, swapsAxes: false })
}

/** No format says what its accuracies mean: Android's, within which 68 % lie, makes the wider band. */
const ACCURACY_SHARE = 68 as const

const turnedWalk = ({ startedAt, fixes }: RawWalk): RawWalk => ({
  startedAt,
  fixes: fixes.map(([second, longitude, latitude, accuracy]) => [second, latitude, longitude, accuracy]),
})

function tried(land: Land, field: AddedField, planning: Planning): PlannedField {
  try {
    return planning.target ? newBorder(land, field, planning.target, planning) : ofNewField(land, field, planning)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return refused(planning.report, { check: error.id, message: error.message, vertex: null, edge: null, values: {} })
  }
}

function ofNewField(land: Land, field: AddedField, planning: Planning): PlannedField {
  const { report, writer } = planning
  const checked = checkNewField(land, field, writer)
  const { totalArea, boundaryCoordinates } = checked.row
  // The stored border is the same when it is checked again; so the points of the file need not be kept.
  const kept = { ...field, boundaryCoordinates }
  return {
    report: { ...report, totalArea, overlaps: checked.overlaps.map(toldOf) },
    checked,
    write: (tx) => writeChecked(tx, checked, writer),
    again: (now) => tried(now, kept, planning),
  }
}

function newBorder(land: Land, field: AddedField, target: FieldRow, planning: Planning): PlannedField {
  const { report, writer } = planning
  const { boundaryCoordinates, way, walk } = field
  const { measured, overlaps } = checkBorder(land, target, { boundaryCoordinates, walk })
  const { totalArea } = { ...target, ...measured }
  return {
    report: { ...report, totalArea, overlaps: overlaps.map(toldOf) },
    checked: null,
    write: (tx) => changeField(tx, { id: target.id, boundaryCoordinates, way, walk }, writer),
    again: (now) => tried(now, field, planning),
  }
}

const toldOf = ({ other: { id, name, farmerName }, shared }: Overlap) => ({ fieldId: id, name, farmerName, sharedArea: Math.round(shared) }) // biome-ignore format: one line

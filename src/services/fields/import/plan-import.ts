import type { Db } from '#db/client.ts'
import { newId } from '#db/columns.ts'
import { type FieldRow, findField } from '#db/queries/fields/fields.ts'
import { newestChange } from '#db/queries/sync/changes.ts'
import { swap } from '#domain/fields/border/swapped.ts'
import { newField } from '#domain/fields/field.schema.ts'
import type { FieldImportOrder, ImportedField, ImportRefusal } from '#domain/fields/field-import.schema.ts'
import type { FoundField } from '#domain/fields/formats/read/found-field.ts'
import { Problem, problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import type { Overlap } from '../boundary-cases.ts'
import { type CheckedField, checkBorder, checkNewField } from '../check-field.ts'
import { type Land, landOf } from '../land.ts'
import { changeField, writeChecked } from '../save-field.ts'
import { type Farmer, farmersByOwner } from './find-owner.ts'
import { plannedLand } from './planned-land.ts'
import { refusalOfFound, refusalOfIssue, refusalOfOwner } from './refusals.ts'

type Writer = { user: { id: string } } & Pick<Actor, 'now' | 'writtenAt'>
export type ImportTask = { found: readonly FoundField[]; order: Omit<FieldImportOrder, 'dryRun'>; writer: Writer }

/** What becomes of a field of a file: what is told of it, and how it is written; null where it is refused. */
export type PlannedField = {
  report: ImportedField
  checked: CheckedField | null
  write: ((tx: Db) => Pick<ImportedField, 'id' | 'code'>) | null
}

/** What an import will do, as far as nobody changes a field after the change number `since`. */
export type ImportPlan = {
  fields: readonly PlannedField[]
  since: number
  /** The ids of the new fields, by their numbers; none where the border of a field is changed. */
  ids: readonly string[]
  /** Plans a field of the file anew, on the land as it is now. */
  again: (land: Land, number: number) => PlannedField
}

/** Reads and checks all of a file and writes nothing, so that nobody waits for it; `step` is called after each field. */
export async function planImport(
  db: Db,
  { found, order, writer }: ImportTask,
  step: (done: number) => Promise<void> | undefined,
): Promise<ImportPlan> {
  const since = newestChange(db)
  const ids = order.fieldId === null ? found.map(newId) : []
  const planOf = plannerOf(db, { found, order, writer }, ids)
  const land = plannedLand(landOf(db))
  const fields: PlannedField[] = []
  for (let number = 1; number <= found.length; number += 1) {
    const planned = planOf(land, number)
    if (planned.checked) land.add(planned.checked)
    fields.push(planned)
    const paused = step(number)
    if (paused) await paused
  }
  return { fields, since, ids, again: planOf }
}

function plannerOf(db: Db, { found, order, writer }: ImportTask, ids: readonly string[]): ImportPlan['again'] {
  const target = order.fieldId === null ? null : findField(db, order.fieldId)
  if (target === undefined) throw problem('notFound')
  const farmerOf = farmersByOwner(db, target?.farmerId ?? order.farmerId)
  const isOne = found.length === 1 && found[0]!.points.length > 0
  return (land, number) => {
    const given = found[number - 1]!
    const field = target ? { ...given, name: target.name, refusal: isOne ? given.refusal : { check: 'oneBorder' as const } } : given // biome-ignore format: one row
    const report = reportOf(field, number)
    const farmer = farmerOf(field.owner)
    if ('check' in farmer) return refused(report, refusalOfOwner(farmer))
    return planOf(land, field, { report, id: ids[number - 1], farmer, target, writer, swapsAxes: order.swapsAxes })
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

const refused = (report: ImportedField, refusal: ImportRefusal): PlannedField => ({ report: { ...report, refusal }, checked: null, write: null }) // biome-ignore format: one line

type Planning = {
  report: ImportedField
  id: string | undefined
  farmer: Farmer
  target: FieldRow | null
  writer: Writer
  swapsAxes: boolean
}

function planOf(land: Land, found: FoundField, planning: Planning): PlannedField {
  const { farmer, swapsAxes } = planning
  const report = { ...planning.report, farmerId: farmer.id, farmerName: farmer.fullName }
  if (found.refusal) return refused(report, refusalOfFound(found.refusal))
  const read = newField.safeParse({ name: report.name, place: found.place, totalArea: found.areaHa, way: 'imported', boundaryCoordinates: found.points }) // biome-ignore format: one row
  if (!read.success) return refused(report, refusalOfIssue(read.error.issues[0]!))
  try {
    const centre = found.centre && { centerLongitude: found.centre[0], centerLatitude: found.centre[1] }
    return planned(land, { ...read.data, ...centre, id: planning.id, farmerId: farmer.id }, { ...planning, report })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.id !== 'axesSwapped' || !swapsAxes) return refused(report, { check: error.id, message: error.message, vertex: null, edge: null }) // biome-ignore format: one sentence
  }
  const turned = { ...found, points: found.points.map(swap) }
  const notes = [...report.notes, 'swapped' as const]
  return planOf(land, turned, { ...planning, report: { ...report, notes }, swapsAxes: false })
}

/** Throws a Problem where the land has no place for it. */
function planned(
  land: Land,
  field: Parameters<typeof checkNewField>[1],
  { report, target, writer }: Planning,
): PlannedField {
  if (!target) {
    const checked = checkNewField(land, field, writer)
    const { row, overlaps } = checked
    return { report: { ...report, totalArea: row.totalArea, overlaps: overlaps.map(toldOf) }, checked, write: (tx) => writeChecked(tx, checked, writer) } // biome-ignore format: one row
  }
  const { boundaryCoordinates, way, walk } = field
  const { measured, overlaps } = checkBorder(land, target, { boundaryCoordinates, walk })
  const { totalArea } = { ...target, ...measured }
  return {
    report: { ...report, totalArea, overlaps: overlaps.map(toldOf) },
    checked: null,
    write: (tx) => changeField(tx, { id: target.id, boundaryCoordinates, way, walk }, writer),
  }
}

const toldOf = ({ other: { id, name, farmerName }, shared }: Overlap) => ({ fieldId: id, name, farmerName, sharedArea: Math.round(shared) }) // biome-ignore format: one line

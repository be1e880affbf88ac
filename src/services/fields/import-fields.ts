import { type Db, transact } from '#db/client.ts'
import { listCasesOf } from '#db/queries/fields/boundary-cases.ts'
import { findField } from '#db/queries/fields/fields.ts'
import { checkOf } from '#domain/checks.ts'
import { swap } from '#domain/fields/border/swapped.ts'
import { type Field, newField } from '#domain/fields/field.schema.ts'
import type { FieldImport, FieldImportOrder, ImportedField, ImportRefusal } from '#domain/fields/field-import.schema.ts'
import { FOUND_REFUSALS, type FoundField, type FoundRefusal } from '#domain/fields/formats/read/found-field.ts'
import { Problem, problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'
import { caseOf } from './boundary-cases.ts'
import { farmersByOwner, type OwnerRefusal } from './import/find-owner.ts'
import { addField, changeField } from './save-field.ts'

type Writer = { user: { id: string } } & Pick<Actor, 'now' | 'writtenAt'>
type Order = Omit<FieldImportOrder, 'dryRun'>
const ONE_BORDER: FoundRefusal = { check: 'oneBorder' }

type Progress = (done: number, total: number) => void

/** Writes the good fields of a file; the others come back with their reasons. */
export function importFields(
  tx: Db,
  found: readonly FoundField[],
  order: Order,
  writer: Writer,
  progress: Progress = () => {},
): FieldImport {
  const target = order.fieldId === null ? null : findField(tx, order.fieldId)
  if (target === undefined) throw problem('notFound')
  const farmerOf = farmersByOwner(tx, target?.farmerId ?? order.farmerId)
  const isOne = found.length === 1 && found[0]!.points.length > 0
  const fields = found.map((given, at): ImportedField => {
    progress(at, found.length)
    const field = target ? { ...given, name: target.name, refusal: isOne ? given.refusal : ONE_BORDER } : given
    const said = saidOf(field, at)
    const farmer = farmerOf(field.owner)
    if ('check' in farmer) return { ...said, refusal: refusalOfOwner(farmer) }
    const owned = { ...said, farmerId: farmer.id, farmerName: farmer.fullName }
    return { ...owned, ...write(tx, { ...field, name: said.name }, farmer.id, order, writer) }
  })
  const refused = fields.filter(({ refusal }) => refusal !== null)
  return {
    isDryRun: false,
    rows: fields.length,
    imported: fields.length - refused.length,
    fresh: fields.length - refused.length,
    refused: refused.length,
    swapped: refused.filter(({ refusal }) => refusal?.check === 'axesSwapped').length,
    fields,
  }
}

/** Told by an import that is taken back: what it would write. */
class TakenBack extends Error {
  readonly answer: FieldImport

  constructor(answer: FieldImport) {
    super('A dry run of an import')
    this.answer = answer
  }
}

/** What an import would do. It is done and taken back, so that it compares the fields of the file with one another too. */
export function previewFields(
  db: Db,
  found: readonly FoundField[],
  order: Order,
  writer: Writer,
  progress?: Progress,
): FieldImport {
  try {
    return transact(db, (tx): FieldImport => {
      throw new TakenBack(importFields(tx, found, order, writer, progress))
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
    const fields = error.answer.fields.map((field) => ({ ...field, id: null, code: null }))
    return { ...error.answer, isDryRun: true, imported: 0, fields }
  }
}

/** The ids of the fields that an import has written. */
export const importedFieldIds = ({ fields }: FieldImport) => fields.flatMap(({ id }) => id ?? [])

const saidOf = ({ name, externalId, fixes, notes }: FoundField, at: number): ImportedField => ({
  number: at + 1,
  name: name ?? `Field ${at + 1}`,
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

type Written = Pick<ImportedField, 'id' | 'code' | 'totalArea' | 'overlaps'> & Partial<ImportedField>

function write(tx: Db, found: FoundField, farmerId: string, order: Order, writer: Writer): Partial<ImportedField> {
  if (found.refusal) return { refusal: refusalOfFound(found.refusal) }
  const read = newField.safeParse({
    name: found.name,
    place: found.place,
    totalArea: found.areaHa,
    way: 'imported',
    boundaryCoordinates: found.points,
  })
  if (!read.success) return { refusal: refusalOfIssue(read.error.issues[0]!) }
  const centre = found.centre && { centerLongitude: found.centre[0], centerLatitude: found.centre[1] }
  const { boundaryCoordinates, way } = read.data
  const added = tried(tx, (inner) =>
    order.fieldId === null
      ? addField(inner, { ...read.data, ...centre, farmerId }, writer)
      : changeField(inner, { id: order.fieldId, boundaryCoordinates, way, walk: null }, writer),
  )
  if (!('check' in added)) return written(tx, added)
  if (added.check !== 'axesSwapped' || !order.swapsAxes) return { refusal: added }
  const turned = { ...found, points: found.points.map(swap), notes: [...found.notes, 'swapped' as const] }
  return { notes: turned.notes, ...write(tx, turned, farmerId, { ...order, swapsAxes: false }, writer) }
}

/** Writes a field in a transaction of its own, which a refusal takes back alone. */
function tried(tx: Db, write: (inner: Db) => Field): Field | ImportRefusal {
  try {
    return transact(tx, write)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { check: error.id, message: error.message, vertex: null, edge: null }
  }
}

function written(tx: Db, { id, code, totalArea }: Field): Written {
  const overlaps = listCasesOf(tx, id).flatMap((each) => {
    const found = caseOf(tx, each.id)
    const other = found?.fields.find((field) => field.id !== id)
    return found && other ? { fieldId: other.id, name: other.name, farmerName: other.farmerName, sharedArea: found.sharedArea } : [] // biome-ignore format: one row
  })
  return { id, code, totalArea, overlaps }
}

function refusalOfFound({ check, vertex, count }: FoundRefusal): ImportRefusal {
  const message = FOUND_REFUSALS[check].replace('{vertex}', String(vertex)).replace('{count}', String(count))
  return { check, message, vertex: vertex ?? null, edge: null }
}

const refusalOfOwner = ({ check, message }: OwnerRefusal): ImportRefusal => ({ check, message, vertex: null, edge: null }) // biome-ignore format: one line

function refusalOfIssue(issue: { path: readonly PropertyKey[]; message: string }): ImportRefusal {
  const check = checkOf(issue)
  const { vertex, edge } = check?.values ?? {}
  return {
    check: check?.id ?? String(issue.path[0] ?? 'field'),
    message: issue.message,
    vertex: typeof vertex === 'number' ? vertex : null,
    edge: typeof edge === 'number' ? edge : null,
  }
}

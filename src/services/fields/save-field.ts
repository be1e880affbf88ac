import type { Db } from '#db/client.ts'
import {
  countFieldsOf,
  type FieldRow,
  findField,
  findPresentOrRemovedField,
  insertField,
  updateField,
} from '#db/queries/fields/fields.ts'
import { insertTrack } from '#db/queries/fields/tracks.ts'
import type { Field, FieldEdit } from '#domain/fields/field.schema.ts'
import { type FieldWay, MAX_FIELDS } from '#domain/fields/field.ts'
import { problem } from '#domain/problem.ts'
import { assertHolds } from '../crops/assert-room.ts'
import { changesOf } from '../operations/edit-row.ts'
import type { Actor } from '../people/actor.ts'
import { openCases } from './boundary-cases.ts'
import { type AddedField, type CheckedField, checkBorder, checkNewField, overlapsOf, wayOf } from './check-field.ts'
import { asField } from './field-answer.ts'
import { withNewCode } from './give-code.ts'
import { landOf } from './land.ts'
import type { FieldWalk } from './measure-field.ts'

type Writer = { user: { id: string } } & Pick<Actor, 'now' | 'writtenAt'>

/** Adds a field to a farm, with its code; a border that lies over another farmer's opens a case. */
export function addField(tx: Db, input: AddedField, writer: Writer): Field {
  if (input.id && findPresentOrRemovedField(tx, input.id)) throw problem('idTaken')
  const { id } = writeChecked(tx, checkNewField(landOf(tx), input, writer), writer)
  return asField(findField(tx, id)!)
}

/** Writes a field that was checked, with its walk and its cases; answers the code that it got. */
export function writeChecked(tx: Db, { row, walk, overlaps }: CheckedField, writer: Writer) {
  const { farmerName: _, ...columns } = row
  const code = withNewCode((code) => {
    insertField(tx, { ...columns, code })
    return code
  })
  if (walk) insertWalk(tx, walk, row, writer)
  openCases(tx, row, overlaps, writer.now())
  return { id: row.id, code }
}

type FieldChange = Omit<FieldEdit, 'walk'> & { walk: FieldWalk | null }

/** A field whose border or facts changed; an absent key leaves its value as it is. */
export function changeField(tx: Db, { walk, boundaryCoordinates, ...edit }: FieldChange, writer: Writer): Field {
  const before = findField(tx, edit.id)
  if (!before) throw problem('notFound')
  const changes = changesOf(before, edit)
  const border = boundaryCoordinates && { boundaryCoordinates, walk }
  const checked = border && checkBorder(landOf(tx), before, border)
  if (!checked && Object.keys(changes).length === 0) return asField(before)
  // The area of a border is measured, not said.
  if (!checked && before.boundaryCoordinates.length > 0) delete changes.totalArea
  const way = border && { way: edit.way ?? wayOf(border) }
  const updatedAt = writer.writtenAt().toISOString()
  updateField(tx, edit.id, { ...changes, ...checked?.measured, ...way, updatedAt })
  const after = findField(tx, edit.id)!
  if (mostOf(after) < mostOf(before)) assertHolds(tx, after)
  if (walk) insertWalk(tx, walk, { ...after, createdAt: updatedAt }, writer)
  if (checked) openCases(tx, { ...after, farmerName: checked.farmerName }, checked.overlaps, writer.now())
  return asField(after)
}

/** How large a field may be, by its band of error. */
const mostOf = ({ totalArea, errorBand }: FieldRow) => totalArea * (1 + (errorBand ?? 0) / 100)

type Walked = { id: string; way?: FieldWay | undefined; createdAt: string }

/** Keeps a walk as it was told. Who imports a file has not walked. */
function insertWalk(tx: Db, { startedAt, fixes }: FieldWalk, { id, way, createdAt }: Walked, writer: Writer) {
  const walkedBy = way === 'imported' ? null : writer.user.id
  insertTrack(tx, { fieldId: id, walkedBy, startedAt: startedAt ?? createdAt, fixes, createdAt })
}

/** Compares a border that was stored with its neighbours. */
function settled(tx: Db, id: string, now: Date): Field {
  const row = findField(tx, id)!
  const land = landOf(tx)
  openCases(tx, { ...row, farmerName: land.farmOf(row.farmerId).farmerName }, overlapsOf(land, row), now)
  return asField(row)
}

/** Takes a field off its farm; it can be restored. */
export function removeField(tx: Db, { id }: { id: string }, { now }: Pick<Actor, 'now'>): { id: string } {
  const found = findPresentOrRemovedField(tx, id)
  if (!found) throw problem('notFound')
  if (found.removedAt === null) updateField(tx, id, { removedAt: now().toISOString() })
  return { id }
}

/** Reverses `removeField`. */
export function restoreField(tx: Db, { id }: { id: string }, { now }: Pick<Actor, 'now'>): Field {
  const found = findPresentOrRemovedField(tx, id)
  if (!found) throw problem('notFound')
  if (countFieldsOf(tx, found.farmerId) >= MAX_FIELDS) throw problem('fieldsFull')
  updateField(tx, id, { removedAt: null })
  return settled(tx, id, now())
}

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
import { readFarmer } from '#db/queries/people/farmers.ts'
import { boxOf } from '#domain/fields/border/box.ts'
import type { Field, FieldEdit, NewField } from '#domain/fields/field.schema.ts'
import { type FieldWay, MAX_FIELDS } from '#domain/fields/field.ts'
import { problem } from '#domain/problem.ts'
import { assertHolds } from '../crops/assert-room.ts'
import { changesOf } from '../operations/edit-row.ts'
import type { Actor } from '../people/actor.ts'
import { assertInCountry } from './assert-in-country.ts'
import { listOverlaps, openCases } from './boundary-cases.ts'
import { asField } from './field-answer.ts'
import { withNewCode } from './give-code.ts'
import { measureField } from './measure-field.ts'

type Writer = { user: { id: string } } & Pick<Actor, 'now' | 'writtenAt'>

/** A field of a farmer; where its border is not known, a file may know a point of it. */
type AddedField = NewField & { farmerId: string; centerLongitude?: number; centerLatitude?: number }

/** Adds a field to a farm, with its code; a border that lies over another farmer's opens a case. */
export function addField(tx: Db, input: AddedField, writer: Writer): Field {
  const { farmerId, id, walk, boundaryCoordinates, totalArea, way, ...facts } = input
  if (id && findPresentOrRemovedField(tx, id)) throw problem('idTaken')
  if (countFieldsOf(tx, farmerId) >= MAX_FIELDS) throw problem('fieldsFull')
  assertInCountry(tx, farmerId, boundaryCoordinates)
  const measured = measureField({ boundaryCoordinates, walk })
  const createdAt = writer.writtenAt().toISOString()
  const row = {
    ...facts,
    ...measured,
    id,
    farmerId,
    totalArea: 'totalArea' in measured ? measured.totalArea : totalArea!,
    way: way ?? wayOf({ boundaryCoordinates, walk }),
    createdAt,
    updatedAt: createdAt,
  }
  const added = insertCoded(tx, row)
  if (walk) insertTrack(tx, { ...walkRow(walk), fieldId: added.id, walkedBy: writer.user.id, createdAt })
  return settled(tx, added.id, writer.now())
}

/** A field whose border or facts changed; an absent key leaves its value as it is. */
export function changeField(tx: Db, { walk, boundaryCoordinates, ...edit }: FieldEdit, writer: Writer): Field {
  const before = findField(tx, edit.id)
  if (!before) throw problem('notFound')
  const changes = changesOf(before, edit)
  if (boundaryCoordinates) assertInCountry(tx, before.farmerId, boundaryCoordinates)
  const measured = boundaryCoordinates && measureField({ boundaryCoordinates, walk })
  if (!measured && Object.keys(changes).length === 0) return asField(before)
  // The area of a border is measured, not said.
  if (!measured && before.boundaryCoordinates.length > 0) delete changes.totalArea
  const way = measured && { way: edit.way ?? wayOf({ boundaryCoordinates, walk }) }
  const updatedAt = writer.writtenAt().toISOString()
  updateField(tx, edit.id, { ...changes, ...measured, ...way, updatedAt })
  if (walk) insertTrack(tx, { ...walkRow(walk), fieldId: edit.id, walkedBy: writer.user.id, createdAt: updatedAt })
  const changed = findField(tx, edit.id)!
  if (mostOf(changed) < mostOf(before)) assertHolds(tx, changed)
  return measured ? settled(tx, edit.id, writer.now()) : asField(changed)
}

/** How large a field may be, by its band of error. */
const mostOf = ({ totalArea, errorBand }: FieldRow) => totalArea * (1 + (errorBand ?? 0) / 100)

const wayOf = ({ boundaryCoordinates, walk }: Pick<NewField, 'boundaryCoordinates' | 'walk'>): FieldWay =>
  walk ? 'walked' : boundaryCoordinates.length > 0 ? 'drawn' : 'area'

const walkRow = ({ startedAt, fixes }: NonNullable<NewField['walk']>) => ({ startedAt, fixes })

/** Compares a new border with its neighbours. */
function settled(tx: Db, id: string, now: Date): Field {
  const row = findField(tx, id)!
  if (row.boundaryCoordinates.length > 0) {
    const overlaps = listOverlaps(tx, row, boxOf(row.boundaryCoordinates))
    openCases(tx, { ...row, farmerName: readFarmer(tx, row.farmerId)?.fullName ?? '' }, overlaps, now)
  }
  return asField(row)
}

const insertCoded = (tx: Db, row: Omit<Parameters<typeof insertField>[1], 'code'>) =>
  withNewCode((code) => insertField(tx, { ...row, code }))

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

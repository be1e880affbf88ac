import { newId } from '#db/columns.ts'
import type { FieldRow, insertField, NeighbourRow } from '#db/queries/fields/fields.ts'
import { boxOf } from '#domain/fields/border/box.ts'
import type { Ring } from '#domain/fields/border/ring.ts'
import type { NewField } from '#domain/fields/field.schema.ts'
import { type FieldWay, MAX_FIELDS } from '#domain/fields/field.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'
import { assertInCountry } from './assert-in-country.ts'
import { listOverlaps, type Overlap } from './boundary-cases.ts'
import type { Land } from './land.ts'
import { type FieldWalk, measureField } from './measure-field.ts'

/** A field of a farmer; where its border is not known, a file may know a point of it. */
export type AddedField = Omit<NewField, 'walk'> & {
  walk: FieldWalk | null
  farmerId: string
  centerLongitude?: number
  centerLatitude?: number
}

type Border = Pick<AddedField, 'boundaryCoordinates' | 'walk'>
type Row = Omit<Parameters<typeof insertField>[1], 'code'>

/** A new field that may be written: its row, the walk round it, and what lies under it. */
export type CheckedField = {
  row: Row & Omit<NeighbourRow, 'code'> & { createdAt: string }
  walk: FieldWalk | null
  overlaps: readonly Overlap[]
}

/** Checks and measures a new field, and writes nothing: refuses one that the land has no place for. */
export function checkNewField(land: Land, input: AddedField, { writtenAt }: Pick<Actor, 'writtenAt'>): CheckedField {
  const { farmerId, id = newId(), walk, boundaryCoordinates, totalArea, way, ...facts } = input
  const { fieldCount, listedIn: country } = land.farmOf(farmerId)
  if (fieldCount() >= MAX_FIELDS) throw problem('fieldsFull')
  const border = { boundaryCoordinates, walk }
  assertInCountry(land.farmOf(farmerId), placeOf(facts))
  const { measured, ...checked } = checkBorder(land, { id, farmerId, totalArea: totalArea ?? 0 }, border)
  const createdAt = writtenAt().toISOString()
  const { farmerName, overlaps } = checked
  const row = { ...facts, totalArea: totalArea!, ...measured, id, farmerId, farmerName, country, way: way ?? wayOf(border), createdAt, updatedAt: createdAt } // biome-ignore format: columns
  return { row, walk, overlaps }
}

/** The point that a file knows of a field, as the ring of one corner. */
const placeOf = ({
  centerLongitude: longitude,
  centerLatitude: latitude,
}: Pick<AddedField, 'centerLongitude' | 'centerLatitude'>): Ring =>
  longitude === undefined || latitude === undefined ? [] : [[longitude, latitude]]

/** Checks and measures a new border of a field; refuses one that lies elsewhere, or is that of another field already. */
export function checkBorder(land: Land, field: Pick<FieldRow, 'id' | 'farmerId' | 'totalArea'>, border: Border) {
  const farm = land.farmOf(field.farmerId)
  assertInCountry(farm, border.boundaryCoordinates)
  const measured = measureField(border)
  return { measured, farmerName: farm.farmerName, overlaps: overlapsOf(land, { ...field, ...measured }) }
}

/** How a border came to be known, where nobody says it. */
export const wayOf = ({ boundaryCoordinates, walk }: Border): FieldWay =>
  walk ? 'walked' : boundaryCoordinates.length > 0 ? 'drawn' : 'area'

/** What lies under a border; nothing where there is none. */
export const overlapsOf = (land: Land, field: Parameters<typeof listOverlaps>[1]): Overlap[] =>
  field.boundaryCoordinates.length === 0 ? [] : listOverlaps(land, field, boxOf(field.boundaryCoordinates))

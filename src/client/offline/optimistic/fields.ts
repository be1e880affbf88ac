import type { InputOf } from '#client/api/procedure-types.ts'
import { bandOfFixes } from '#domain/fields/border/error-band.ts'
import { M2_PER_HECTARE } from '#domain/fields/border/hectares.ts'
import { isAbovePoint } from '#domain/fields/border/sphere.ts'
import type { Field } from '#domain/fields/field.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { type Pending, pendingMark, writesOf } from '../outbox/pending-writes.ts'

/** A farmer's fields as they will be once what waits has been written; new ones stand first, as the server has them. */
export function optimisticFields(
  fields: readonly Field[],
  entries: readonly OutboxEntry[],
  farmerId: string,
): Pending<Field>[] {
  /** What was removed here, and can be restored before the server knows. */
  const removed = new Map<string, { field: Pending<Field>; at: number }>()
  return writesOf(
    entries,
    'farmer.fields.create',
    'farmer.fields.change',
    'farmer.fields.remove',
    'farmer.fields.restore',
  ).reduce<Pending<Field>[]>(
    (now, entry) => {
      switch (entry.path) {
        case 'farmer.fields.create': {
          const added = entry.optimisticAnswer
          // An odd entry may lack what a card shows of a field: it stands in the outbox only.
          const isShown = added?.farmerId === farmerId && Array.isArray(added.boundaryCoordinates)
          return !isShown || now.some(({ id }) => id === added.id)
            ? now
            : ([{ ...added, ...pendingMark(entry) }] as Pending<Field>[]).concat(now)
        }
        case 'farmer.fields.remove': {
          const at = now.findIndex(({ id }) => id === entry.input.id)
          if (at >= 0) removed.set(entry.input.id, { field: now[at]!, at })
          return now.filter(({ id }) => id !== entry.input.id)
        }
        case 'farmer.fields.restore': {
          const gone = removed.get(entry.input.id)
          const isBack = now.some(({ id }) => id === entry.input.id)
          return gone && !isBack ? now.toSpliced(gone.at, 0, { ...gone.field, ...pendingMark(entry) }) : now
        }
        default:
          return now.map((field) =>
            field.id === entry.input.id ? { ...changedField(field, entry.input), ...pendingMark(entry) } : field,
          )
      }
    },
    [...fields],
  )
}

/** A field with the changes of an edit; an absent key leaves its value as it is. */
export function changedField(field: Field, edit: InputOf<'farmer.fields.change'>): Field {
  const { id: _, version: __, walk, boundaryCoordinates, ...facts } = edit
  const changes = Object.fromEntries(
    Object.entries(facts).filter(([name, value]) => value !== undefined && name in field),
  )
  const changed = { ...field, ...changes }
  return boundaryCoordinates ? { ...changed, ...measured({ ...changed, boundaryCoordinates, walk }) } : changed
}

type Border = Pick<InputOf<'farmer.fields.create'>, 'walk'> & {
  boundaryCoordinates: readonly (readonly unknown[])[]
  totalArea: number
}

/** What is known of a border before the server has measured it; its area was measured where it was drawn. */
export function measured({ boundaryCoordinates, walk, totalArea }: Border) {
  const ring = boundaryCoordinates.map(([longitude, latitude]): [number, number] => [
    Number(longitude),
    Number(latitude),
  ])
  const errorBand =
    walk && ring.length > 0 ? bandOfFixes(ring, totalArea * M2_PER_HECTARE, { share: 68, ...walk }) : null
  return {
    boundaryCoordinates: ring,
    perimeter: null,
    errorBand,
    needsBorder: isAbovePoint(ring, totalArea, errorBand ?? 0),
  }
}

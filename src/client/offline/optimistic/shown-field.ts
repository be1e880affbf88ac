import { trpc } from '#client/api/hooks.ts'
import type { InputOf } from '#client/api/procedure-types.ts'
import { queryClient } from '#client/api/query-client.ts'
import { getQueryKey } from '#client/api/query-key.ts'
import { now } from '#client/phone/clock.ts'
import type { Field } from '#domain/fields/field.schema.ts'
import { getOutbox } from '../outbox/outbox-state.ts'
import { measured, optimisticFields } from './fields.ts'

/** A field as the screens show it: also one that waits in the outbox itself; undefined where no screen has it. */
export function shownField(id: string): Field | undefined {
  const lists = queryClient.getQueriesData<Field[]>({ queryKey: getQueryKey(trpc.farmer.fields.list) })
  const known = lists.flatMap(([, fields]) => fields ?? [])
  const { entries } = getOutbox()
  const farmers = new Set([
    ...known.map(({ farmerId }) => farmerId),
    ...entries.map(({ input }) => String(input.farmerId)),
  ])
  const shown = [...farmers].flatMap((farmerId) =>
    optimisticFields(
      known.filter((field) => field.farmerId === farmerId),
      entries,
      farmerId,
    ),
  )
  return shown.find((field) => field.id === id) ?? known.find((field) => field.id === id)
}

/** A field that the server has not seen yet. */
export function newField(input: InputOf<'farmer.fields.create'>): Field {
  const { id, farmerId, name, way, walk = null, boundaryCoordinates = [] } = input
  const totalArea = input.totalArea ?? 0
  const createdAt = now().toISOString()
  return {
    id: id!,
    farmerId,
    code: null,
    name,
    way: way ?? 'area',
    totalArea,
    ...measured({ boundaryCoordinates, walk, totalArea }),
    centerLatitude: null,
    centerLongitude: null,
    description: input.description ?? null,
    place: input.place ?? null,
    elevation: input.elevation ?? null,
    slope: input.slope ?? null,
    soilType: input.soilType ?? null,
    drainageLevel: input.drainageLevel ?? null,
    accessRoad: input.accessRoad ?? false,
    waterSource: input.waterSource ?? null,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  }
}

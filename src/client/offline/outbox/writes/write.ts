import type { InputOf, MutationPath, OutputOf } from '#client/api/procedure-types.ts'
import type { Messages } from '#client/i18n/messages.gen.ts'
import { newId } from '#client/phone/new-id.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { orderedId } from '#domain/sync/ordered-id.ts'
import type { SyncedList } from '#domain/sync/sync.ts'

/** The crop of a farmer that the screens show. */
export type ShownCrop = (ids: { farmerId: string; cropId: string }) => FarmerCrop

/** The name of a write on the screen, under `outbox.what`. */
export type WriteName = keyof Messages['outbox']['what']

/** A write that may wait in the outbox: all that the outbox knows of it. Its effect on a list is in optimistic/. */
export type Write<Path extends MutationPath> = {
  words: WriteName
  /** Gives a new row the id by which later writes name it. */
  prepare?: (input: InputOf<Path>) => InputOf<Path>
  /** The rows that it makes or changes. */
  rows: (input: InputOf<Path>) => string[]
  /** The lists that it shows in. */
  lists: readonly SyncedList[]
  /** The router whose answers it is laid over (see optimistic/), besides its own. */
  alsoShownIn?: string
  /** What its caller is answered while it waits. */
  optimisticAnswer: (input: InputOf<Path>, shownCrop: ShownCrop) => OutputOf<Path>
}

/** Rows by the path of their procedure. */
export type Writes = { readonly [Path in MutationPath]?: Write<Path> }

export const ofCrop = ({ cropId }: { cropId: string }) => [cropId]
export const withId = <I extends { id?: string | undefined }>(input: I): I => ({
  ...input,
  id: input.id ?? orderedId(newId(), Date.now()),
})

/** An absent choice stays as it is. */
export const definedOf = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: NonNullable<T[K]>
  }

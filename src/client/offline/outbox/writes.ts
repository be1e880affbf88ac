import { getQueryKey } from '@trpc/react-query'
import { trpc } from '#client/api/hooks.ts'
import type { InputOf, OutputOf } from '#client/api/procedure-types.ts'
import { queryClient } from '#client/api/query-client.ts'
import { now, today } from '#client/phone/clock.ts'
import { newId } from '#client/phone/new-id.ts'
import { getSession } from '#client/phone/session.ts'
import { changedCrop } from '#domain/crops/changed-crop.ts'
import type { Crop, FarmerCrop } from '#domain/crops/crop.schema.ts'
import { cropProgress } from '#domain/crops/crop.ts'
import { newCropFacts } from '#domain/crops/crop-fields.ts'
import type { CropActivityLine } from '#domain/crops/crop-log.schema.ts'
import { newEnrollment } from '#domain/learning/progress.ts'
import { UNCHOSEN } from '#domain/messaging/preferences.ts'
import { orderedId } from '#domain/sync/ordered-id.ts'
import type { SyncedList } from '#domain/sync/sync.ts'
import { getOutbox } from './outbox-state.ts'
import { isNewCrop } from './waiting-for.ts'

/**
 * A write that may wait in the outbox. Whatever a screen can write offline is named here and, for agents, in
 * agent-writes.ts; what is not (money, passwords) goes to the server at once or fails.
 */
type Write<Path extends string> = {
  /** Gives a new row the id by which later writes name it. */
  prepare?: (input: InputOf<Path>) => InputOf<Path>
  /** The rows that it makes or changes. */
  rows: (input: InputOf<Path>) => string[]
  /** The lists that it shows in. */
  lists: readonly SyncedList[]
  /** What its caller is answered while it waits. */
  optimisticAnswer: (input: InputOf<Path>, shownCrop: ShownCrop) => OutputOf<Path>
}
type CropIds = { farmerId: string; cropId: string }
/** The crop of a farmer that the screens show. */
export type ShownCrop = (ids: CropIds) => FarmerCrop
export const write = <Path extends string>(_path: Path, how: Write<Path>) => how

/** Stands for every notification: what marks all as read and what reverses it stay in their order. */
const ALL_NOTIFICATIONS = 'notifications'
const ofCrop = ({ cropId }: { cropId: string }) => [cropId]
export const withId = <I extends { id?: string | undefined }>(input: I): I => ({
  ...input,
  id: input.id ?? orderedId(newId(), Date.now()),
})

export const WRITES = {
  'farmer.crops.add': write('farmer.crops.add', {
    prepare: withId,
    rows: ({ id }) => [id!],
    lists: ['crops', 'cropLog'],
    optimisticAnswer: (input) => newCrop(input),
  }),
  'farmer.crops.change': write('farmer.crops.change', {
    rows: ofCrop,
    lists: ['crops', 'cropLog'],
    optimisticAnswer: (input, shownCrop) => changedCrop(shownCrop(input), input),
  }),
  'farmer.crops.harvest': write('farmer.crops.harvest', {
    rows: ofCrop,
    lists: ['crops', 'cropLog'],
    optimisticAnswer: ({ actualYield, ...ids }, shownCrop) =>
      changedCrop(shownCrop(ids), { status: 'harvested', actualYield }),
  }),
  'farmer.crops.recordYield': write('farmer.crops.recordYield', {
    rows: ofCrop,
    lists: ['crops', 'cropLog'],
    optimisticAnswer: (input, shownCrop) => changedCrop(shownCrop(input), input),
  }),
  'farmer.crops.remove': write('farmer.crops.remove', {
    rows: ofCrop,
    lists: ['crops', 'cropLog', 'advice'],
    optimisticAnswer: ({ cropId }) => ({ id: cropId }),
  }),
  'farmer.crops.restore': write('farmer.crops.restore', {
    rows: ofCrop,
    lists: ['crops', 'cropLog', 'advice'],
    optimisticAnswer: ({ cropId }) => ({ id: cropId }),
  }),
  'farmer.cropLog.note': write('farmer.cropLog.note', {
    prepare: withId,
    rows: ({ id, cropId }) => [id!, cropId],
    lists: ['cropLog'],
    optimisticAnswer: ({ id, text }) => newLine({ id: id!, kind: 'note', text }),
  }),
  'farmer.cropLog.report': write('farmer.cropLog.report', {
    prepare: withId,
    rows: ({ id, cropId }) => [id!, cropId],
    lists: ['cropLog', 'crops'],
    optimisticAnswer: ({ id, text }) => newLine({ id: id!, kind: 'problem', text }),
  }),
  'farmer.cropLog.resolve': write('farmer.cropLog.resolve', {
    rows: ({ activityId, cropId }) => [activityId, cropId],
    lists: ['cropLog'],
    optimisticAnswer: ({ activityId, isResolved }) => ({
      ...newLine({ id: activityId, kind: 'problem', text: '' }),
      isResolved,
    }),
  }),
  'farmer.care.done': write('farmer.care.done', {
    rows: ofCrop,
    lists: ['cropLog'],
    // The screens mark the task themselves (see optimistic/care.ts) and ask for no schedule.
    optimisticAnswer: () => [],
  }),
  'farmer.care.undo': write('farmer.care.undo', {
    rows: ofCrop,
    lists: ['cropLog'],
    optimisticAnswer: () => [],
  }),
  'farmer.bookmarks.set': write('farmer.bookmarks.set', {
    rows: ({ advisoryId }) => [advisoryId],
    lists: ['bookmarks'],
    optimisticAnswer: ({ isBookmarked }) => ({ isBookmarked }),
  }),
  'farmer.notifications.read': write('farmer.notifications.read', {
    rows: ({ id }) => [id],
    lists: ['notifications'],
    optimisticAnswer: ({ id }) => ({ id }),
  }),
  'farmer.notifications.readAll': write('farmer.notifications.readAll', {
    rows: () => [ALL_NOTIFICATIONS],
    lists: ['notifications'],
    // Which ones were unread only the server knows.
    optimisticAnswer: () => ({ read: 0, ids: [] }),
  }),
  'farmer.notifications.markUnread': write('farmer.notifications.markUnread', {
    rows: ({ ids }) => [ALL_NOTIFICATIONS, ...ids],
    lists: ['notifications'],
    optimisticAnswer: ({ ids }) => ({ ids }),
  }),
  'farmer.notifications.remove': write('farmer.notifications.remove', {
    rows: ({ id }) => [id],
    lists: ['notifications'],
    optimisticAnswer: ({ id }) => ({ id }),
  }),
  'farmer.advice.answer': write('farmer.advice.answer', {
    rows: ({ deliveryId }) => [deliveryId],
    lists: ['advice'],
    optimisticAnswer: ({ deliveryId }) => ({ id: deliveryId }),
  }),
  'farmer.advice.undo': write('farmer.advice.undo', {
    rows: ({ deliveryId }) => [deliveryId],
    lists: ['advice'],
    optimisticAnswer: ({ deliveryId }) => ({ id: deliveryId }),
  }),
  'farmer.preferences.set': write('farmer.preferences.set', {
    rows: () => ['preferences'],
    lists: ['preferences'],
    optimisticAnswer: (input) => ({ ...cachedPreferences(), ...definedOf(input) }),
  }),
  'farmer.contact.submit': write('farmer.contact.submit', {
    // About a crop that the server does not know it would arrive without it.
    rows: ({ farmerCropId }) => (farmerCropId && isNewCrop(farmerCropId, getOutbox().entries) ? [farmerCropId] : []),
    lists: ['tickets'],
    // The server makes the ticket's number: until then there is none to show.
    optimisticAnswer: () => ({ ticketId: '' }),
  }),
  'farmer.contact.reply': write('farmer.contact.reply', {
    rows: ({ ticketId }) => [ticketId],
    lists: ['tickets'],
    optimisticAnswer: ({ ticketId }) => ({ ticketId }),
  }),
  'learning.courses.enroll': write('learning.courses.enroll', {
    rows: ({ id }) => [id],
    lists: ['learning'],
    optimisticAnswer: ({ id }) => ({ id, ...newEnrollment(now().toISOString()) }),
  }),
  'learning.lessons.complete': write('learning.lessons.complete', {
    rows: ({ id }) => [id],
    lists: ['learning'],
    optimisticAnswer: ({ id }) => ({ id, completed: true }),
  }),
  'learning.quizzes.submit': write('learning.quizzes.submit', {
    // Attempts at one quiz are counted in the order of writing.
    rows: ({ id }) => [id],
    lists: ['learning'],
    // Only the server marks it: no attempt has the number 0.
    optimisticAnswer: () => ({
      id: '',
      attemptNumber: 0,
      score: 0,
      passed: false,
      completedAt: now().toISOString(),
      results: [],
    }),
  }),
}

function newCrop(input: InputOf<'farmer.crops.add'>): FarmerCrop {
  const { id, farmerId, cropId, areaSize, status = 'planning' } = input
  const catalogue = queryClient.getQueryData<Crop[]>(getQueryKey(trpc.farmer.crops.catalogue, undefined, 'query'))
  const crop = catalogue?.find((each) => each.id === cropId)
  const growthDuration = crop?.growthDuration ?? null
  return {
    id: id!,
    farmerId,
    status,
    statusBefore: null,
    progress: cropProgress(status, null),
    ...newCropFacts({ input, growthDuration, today: today() }),
    areaSize,
    imageUrl: crop?.imageUrl ?? null,
    version: 1,
    crop: {
      id: cropId,
      name: crop?.name ?? '',
      localName: crop?.localName ?? null,
      imageUrl: crop?.imageUrl ?? null,
      growthDuration,
      group: crop?.group ?? 'cereal',
    },
  }
}

function newLine(line: Pick<CropActivityLine, 'id' | 'kind' | 'text'>): CropActivityLine {
  const user = getSession()?.user
  const author = user ? { fullName: user.fullName, role: user.role } : null
  return {
    ...line,
    status: null,
    task: null,
    edits: [],
    photoId: null,
    isResolved: false,
    createdAt: now().toISOString(),
    author,
  }
}

function cachedPreferences(): OutputOf<'farmer.preferences.get'> {
  const cached = queryClient.getQueryData<OutputOf<'farmer.preferences.get'>>(
    getQueryKey(trpc.farmer.preferences.get, undefined, 'query'),
  )
  return cached ?? UNCHOSEN
}

/** An absent choice stays as it is. */
export const definedOf = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: NonNullable<T[K]>
  }

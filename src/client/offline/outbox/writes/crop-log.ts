import { now } from '#client/phone/clock.ts'
import { getSession } from '#client/phone/session.ts'
import type { CropActivityLine } from '#domain/crops/crop-log.schema.ts'
import { ofCrop, type Writes, withId } from './write.ts'

/** What a farmer writes into the log of a crop, and the care that is done. */
export const CROP_LOG_WRITES = {
  'farmer.cropLog.note': {
    words: 'note',
    prepare: withId,
    rows: ({ id, cropId }) => [id!, cropId],
    lists: ['cropLog'],
    optimisticAnswer: ({ id, text }) => newLine({ id: id!, kind: 'note', text }),
  },
  'farmer.cropLog.report': {
    words: 'report',
    prepare: withId,
    rows: ({ id, cropId }) => [id!, cropId],
    lists: ['cropLog', 'crops'],
    alsoShownIn: 'farmer.crops',
    optimisticAnswer: ({ id, text }) => newLine({ id: id!, kind: 'problem', text }),
  },
  'farmer.cropLog.resolve': {
    words: 'resolve',
    rows: ({ activityId, cropId }) => [activityId, cropId],
    lists: ['cropLog'],
    optimisticAnswer: ({ activityId, isResolved }) => ({
      ...newLine({ id: activityId, kind: 'problem', text: '' }),
      isResolved,
    }),
  },
  'farmer.care.done': {
    words: 'care',
    rows: ofCrop,
    lists: ['cropLog'],
    // The screens mark the task themselves (see optimistic/care.ts) and ask for no schedule.
    optimisticAnswer: () => [],
  },
  'farmer.care.undo': {
    words: 'careUndone',
    rows: ofCrop,
    lists: ['cropLog'],
    alsoShownIn: 'farmer.cropLog',
    optimisticAnswer: () => [],
  },
} satisfies Writes

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

import { notifications } from '#db/schema/index.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { rowOf } from '#domain/messaging/notification-row.ts'
import { DEMO_USERS } from '#domain/people/demo.ts'
import { hoursAgo } from './calendar.ts'
import { courseId } from './courses.ts'
import { cropId } from './crops.ts'
import { farmerCropId } from './farmer-crops.ts'
import { stableId } from './stable-id.ts'
import type { Writer } from './writer.ts'

/** What the bell of the demo's farmer shows. */
export function seedMessages(db: Writer, now: Date) {
  const bell = BELL.map(({ name, notice, link, ago, isRead }) => ({
    ...rowOf(notice),
    ...(link && { link }),
    isRead,
    id: stableId('notification', name),
    userId: DEMO_USERS.farmer,
    createdAt: hoursAgo(now, ago),
  }))
  db.insert(notifications).values(bell).run()
}

/** `name` is what the row's id is made from; `link` opens the item itself where the kind leads to a list. */
type Bell = { name: string; notice: Parameters<typeof rowOf>[0]; link?: string; ago: number; isRead: boolean }

const FALL_ARMYWORM = {
  advisoryId: stableId('advisory', 'adv-001'),
  title: 'Scout your maize for fall armyworm twice a week',
}
const MAIZE_COURSE = {
  courseId: courseId('maize-planting-to-storage'),
  title: 'Maize: from planting to storage',
  price: null,
  duration: '3 weeks',
}
const HEAVY_RAIN = {
  title: 'Heavy rain from tomorrow in Lagos',
  description: 'Clear drainage channels and move harvested maize under cover.',
  place: 'Lagos',
}

/** What Martha's bell shows: three she has not read, two she has. */
const BELL: Bell[] = [
  {
    name: 'Scout your maize for fall armyworm',
    notice: noticeOf('adviceForCrop', FALL_ARMYWORM, 'high'),
    ago: 3,
    isRead: false,
  },
  {
    name: 'Heavy rain from tomorrow in Lagos',
    notice: noticeOf('weatherAlert', HEAVY_RAIN, 'high'),
    ago: 5,
    isRead: false,
  },
  {
    name: 'New prices at Lagos Central Market',
    notice: {
      type: 'market',
      priority: 'medium',
      title: 'New prices at Lagos Central Market',
      message: 'Compare today’s price of maize with that of other markets before you sell.',
      link: `/market/${cropId('maize')}`,
    },
    ago: 21,
    isRead: false,
  },
  {
    name: 'A new course is open',
    notice: noticeOf('courseOpened', MAIZE_COURSE),
    ago: 24 * 6,
    isRead: true,
  },
  {
    name: 'Your okra is ready to pick',
    notice: {
      type: 'advisory',
      priority: 'medium',
      title: 'Your okra is ready to pick',
      message: 'Pick the pods every second morning while they are tender.',
      link: `/crops?open=crop.${farmerCropId('martha', 'okra')}`,
    },
    ago: 24 * 2,
    isRead: true,
  },
]

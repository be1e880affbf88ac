import type { Db } from '#db/client.ts'
import type { CourseCard } from '#domain/learning/course.schema.ts'
import { noticeOf } from '#domain/messaging/notification-kinds.ts'
import { startBroadcast } from '../messaging/broadcast.ts'

type Opened = Pick<CourseCard, 'id' | 'title' | 'price' | 'currency' | 'duration'>

/** Notifies every farmer of a course that opens for the first time. Part of the transaction that publishes it. */
export function announceCourse(tx: Db, { id, title, price, currency, duration }: Opened, now: Date): void {
  const notice = noticeOf('courseOpened', {
    courseId: id,
    title,
    price: price === 0 ? null : { minor: price, currency },
    duration: duration || null,
  })
  // No choice of the profile covers what is new for everybody.
  startBroadcast(tx, { of: 'notice', audience: { of: 'all' }, notice, sms: null }, now)
}

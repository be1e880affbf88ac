import type { Db } from '#db/client.ts'
import type { CourseCard } from '#domain/learning/course.schema.ts'
import { formatCoursePrice } from '#domain/learning/course.ts'
import { startBroadcast } from '../messaging/broadcast.ts'

type Opened = Pick<CourseCard, 'title' | 'price' | 'currency' | 'duration'>

/** Notifies every farmer of a course that opens for the first time. Part of the transaction that publishes it. */
export function announceCourse(tx: Db, course: Opened, now: Date): void {
  const notice = {
    type: 'system',
    priority: 'low',
    title: 'A new course is open',
    message: messageOf(course),
    link: '/courses',
  } as const
  // No choice of the profile covers what is new for everybody.
  startBroadcast(tx, { tell: 'notice', audience: { of: 'all' }, notice, sms: null }, now)
}

/** The author writes the duration in words of any language, so it stands in a sentence of its own. */
function messageOf({ title, price, currency, duration }: Opened) {
  const cost = price === 0 ? 'is free' : `costs ${formatCoursePrice(price, currency)}`
  return `‘${title}’ ${cost}.${duration ? ` Duration: ${duration}.` : ''}`
}

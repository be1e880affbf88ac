import type { Db } from '#db/client.ts'
import type { CourseCard } from '#domain/learning/course.schema.ts'
import { formatCoursePrice } from '#domain/learning/course.ts'
import { startBroadcast } from '../messaging/broadcast.ts'

type Opened = Pick<CourseCard, 'title' | 'price' | 'currency' | 'duration'>

/** Tells every farmer of a course that is open for the first time. Inside the caller's transaction. */
export function afterFirstPublication(tx: Db, course: Opened, now: Date) {
  const notice = {
    type: 'system',
    priority: 'low',
    title: 'A new course is open',
    message: messageOf(course),
    link: '/courses',
  } as const
  // What is new to all is no choice of the profile.
  startBroadcast(tx, { tell: 'notice', audience: { of: 'all' }, notice, sms: null }, now)
}

/** How long it takes is the author's own words, and so stands by itself. */
function messageOf({ title, price, currency, duration }: Opened) {
  const cost = price === 0 ? 'is free' : `costs ${formatCoursePrice(price, currency)}`
  return `‘${title}’ ${cost}.${duration ? ` Duration: ${duration}.` : ''}`
}

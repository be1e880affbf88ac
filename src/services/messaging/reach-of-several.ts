import type { Db } from '#db/client.ts'
import { findAdminAdvisory, findAnnouncement } from '#db/queries/advice/advisories.ts'
import { findAlert } from '#db/queries/weather/weather-alerts.ts'
import { advisoryAudience } from '#domain/advice/advisory-audience.ts'
import type { Audience } from '#domain/messaging/broadcast.schema.ts'
import type { ReachOfSeveral } from '#domain/messaging/reach.schema.ts'
import { problem } from '#domain/problem.ts'
import { alertAudience, isTexted } from '#domain/weather/alert-audience.ts'
import type { Actor } from '../people/actor.ts'
import { countReach } from './count-reach.ts'

/** Null where nobody is notified. */
type Announcement = { audience: Audience; hasSms: boolean } | null

/** Whom it concerns when several advisories are switched on: those that were announced before notify nobody again. */
export const reachOfAdvisories = (db: Db, ids: readonly string[]) =>
  reachOfSeveral(db, ids, (id) => {
    const advisory = findAdminAdvisory(db, id)
    if (!advisory) throw problem('notFound')
    const announcement = findAnnouncement(db, id)!
    const audience = advisory.announcedAt === null ? advisoryAudience({ ...advisory, ...announcement }) : null
    return audience && { audience, hasSms: announcement.sms !== null }
  })

/** The same of weather alerts, which notify anew each time that they are switched on. */
export const reachOfAlerts = (db: Db, ids: readonly string[], { now }: Pick<Actor, 'now'>) =>
  reachOfSeveral(db, ids, (id) => {
    const alert = findAlert(db, id)
    if (!alert) throw problem('notFound')
    const isOver = alert.isActive || (alert.expiresAt !== null && alert.expiresAt <= now().toISOString())
    return isOver ? null : { audience: alertAudience(alert), hasSms: isTexted(alert) }
  })

async function reachOfSeveral(
  db: Db,
  ids: readonly string[],
  announcementOf: (id: string) => Announcement,
): Promise<ReachOfSeveral> {
  const sum = { announced: 0, notified: 0, unwanted: 0, texted: 0 }
  for (const [announcement, times] of timesOf([...new Set(ids)].map(announcementOf))) {
    const { notified, unwanted, texted } = await countReach(db, announcement.audience, announcement)
    sum.announced += times
    sum.notified += times * notified
    sum.unwanted += times * unwanted
    sum.texted += times * texted
  }
  return sum
}

/** Many are for the growers of one crop, or for one place: those people are counted once. */
function timesOf(announcements: readonly Announcement[]): [NonNullable<Announcement>, number][] {
  const times = new Map<string, [NonNullable<Announcement>, number]>()
  for (const announcement of announcements) {
    if (!announcement) continue
    const key = JSON.stringify(announcement)
    times.set(key, [announcement, (times.get(key)?.[1] ?? 0) + 1])
  }
  return [...times.values()]
}

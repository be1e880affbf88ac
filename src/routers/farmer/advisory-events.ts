import { type Db, transact } from '#db/client.ts'
import { insertDelivery, listUntold } from '#db/queries/advice.ts'
import { insertNotification, notifyOfAdvisory } from '#db/queries/notifications.ts'
import { dayOf } from '#domain/dates.ts'
import type { Priority } from '#domain/farmer/advisory.ts'
import type { NotificationPriority } from '#domain/farmer/notification.ts'

type Published = { id: string; title: string; cropId: string | null; priority: Priority }

/** Tells the farmers whom a new advisory concerns. One for all crops that is not urgent waits to be read. */
export function afterPublishing(tx: Db, { id, title, cropId, priority }: Published, now: Date) {
  const isUrgent = priority === 'urgent'
  if (!isUrgent && !cropId) return
  const message = isUrgent ? 'Urgent advice. Please read it now.' : 'New advice for a crop you grow.'
  const notice = { type: 'advisory', title, message, priority: noticePriority(priority), link: linkTo(id) } as const
  notifyOfAdvisory(tx, { cropId, isUrgent }, notice, now.toISOString())
}

/** Brings advice that has a date to the crops that reached its window, each once; answers how many were reached. */
export const deliverDatedAdvice = (db: Db, now: Date): number =>
  transact(db, (tx) => {
    const untold = listUntold(tx, dayOf(now))
    for (const { advisoryId, farmerCropId, farmerId, title, priority, cropName, isWanted } of untold) {
      insertDelivery(tx, { advisoryId, farmerCropId, createdAt: now.toISOString() })
      if (!isWanted) continue
      const message = `It is time for this with your ${cropName}.`
      const notice = {
        type: 'advisory',
        title,
        message,
        priority: noticePriority(priority),
        link: linkTo(advisoryId),
      } as const
      insertNotification(tx, { ...notice, userId: farmerId, createdAt: now.toISOString() })
    }
    return untold.length
  })

const linkTo = (advisoryId: string) => `/advisories?open=${advisoryId}`

const noticePriority = (priority: Priority): NotificationPriority => (priority === 'urgent' ? 'high' : priority)

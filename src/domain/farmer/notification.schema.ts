import { z } from 'zod'
import { idsOf } from '../table.ts'
import { NOTIFICATION_PRIORITIES, NOTIFICATION_TYPES } from './notification.ts'

export const notification = z.object({
  id: z.string(),
  type: z.enum(idsOf(NOTIFICATION_TYPES)),
  title: z.string(),
  message: z.string(),
  priority: z.enum(idsOf(NOTIFICATION_PRIORITIES)),
  isRead: z.boolean(),
  timestamp: z.string(),
  /** A path of the app that it tells about. */
  link: z.string().nullable(),
})
export type Notification = z.infer<typeof notification>

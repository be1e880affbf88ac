import * as z from 'zod'
import { MAX } from '../bounds.ts'
import { instantText, pageInput, rowId } from '../contract.ts'
import { NOTIFICATION_PRIORITIES, NOTIFICATION_TYPES } from './notification.ts'

export const notification = z.object({
  id: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  /** In English, or as it was written where it has no kind. */
  title: z.string(),
  message: z.string(),
  /** What it says without words (NOTIFICATION_KINDS): a client says it in the language of its reader. */
  kind: z.string().nullable(),
  params: z.record(z.string(), z.unknown()).nullable(),
  priority: z.enum(NOTIFICATION_PRIORITIES),
  isRead: z.boolean(),
  timestamp: z.string(),
  /** A path of the app where it leads. */
  link: z.string().nullable(),
})
export type Notification = z.infer<typeof notification>

/** A page of them, as many as a dialog shows at a time. */
export const notificationPageInput = pageInput.extend({ limit: pageInput.shape.limit.unwrap().default(50) })

/** Which of them were seen: those until the newest on the screen. Without it, until the asking was written. */
export const readAllInput = z.object({ until: instantText.optional() }).optional()

/** How many were unread, and which: an undo names them. */
export const allRead = z.object({ read: z.number(), ids: z.array(z.string()) })

export const markUnreadInput = z.object({ ids: z.array(rowId).min(1).max(MAX.unreadAgain) })

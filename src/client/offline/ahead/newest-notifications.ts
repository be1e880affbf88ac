import { NOTIFICATION_PAGE } from '../optimistic/notifications.ts'
import { askRestored } from './ask-restored.ts'
import { paged } from './questions.ts'

/**
 * Fetches the list behind the bell: its number stands on every screen, and without a connection she reads what it
 * counts.
 */
export const fetchNotifications = () => askRestored(paged('farmer.notifications.page', NOTIFICATION_PAGE))

/** What a notification is about; each type is a tab of the panel. */
export const NOTIFICATION_TYPES = ['advisory', 'weather', 'market', 'system'] as const

export const NOTIFICATION_PRIORITIES = ['low', 'medium', 'high'] as const

export type NotificationType = (typeof NOTIFICATION_TYPES)[number]
export type NotificationPriority = (typeof NOTIFICATION_PRIORITIES)[number]

/** Whole hours from an instant to now; a clock that runs behind counts as no time at all. */
export const hoursSince = (instant: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 3_600_000))

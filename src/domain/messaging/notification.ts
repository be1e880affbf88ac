/** What a notification tells about; each type is a tab of the panel. */
export const NOTIFICATION_TYPES = {
  advisory: { label: 'Advisory' },
  weather: { label: 'Weather' },
  market: { label: 'Market' },
  system: { label: 'System' },
} as const

export const NOTIFICATION_PRIORITIES = {
  low: { label: 'Low' },
  medium: { label: 'Medium' },
  high: { label: 'High' },
} as const

export type NotificationType = keyof typeof NOTIFICATION_TYPES
export type NotificationPriority = keyof typeof NOTIFICATION_PRIORITIES

/** Whole hours from an instant to now; a clock that runs behind counts as no time at all. */
export const hoursSince = (instant: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 3_600_000))

export const ALERT_TYPES = ['rain', 'drought', 'storm', 'temperature', 'flood', 'frost'] as const

/** How grave an alert is. Lists show the lowest rank first; the tone is that of its badge. */
export const SEVERITIES = {
  info: { rank: 2, tone: 'secondary' },
  warning: { rank: 1, tone: 'destructive' },
  danger: { rank: 0, tone: 'destructive' },
} as const

/** Who raised an alert: a person, or a forecast that crossed a threshold. */
export const ALERT_SOURCES = ['admin', 'forecast'] as const

export type AlertType = (typeof ALERT_TYPES)[number]
export type Severity = keyof typeof SEVERITIES

/** What a place ('Lagos, Nigeria') can be called: the whole, the city, the country; in lower case. */
export const namesOf = (place: string) => {
  const whole = place.trim().toLowerCase()
  return [...new Set([whole, ...whole.split(',').map((part) => part.trim())])]
}

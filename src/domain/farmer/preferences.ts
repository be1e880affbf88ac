/** What a user may want to be told of, and whether she is told as long as she has not chosen. */
export const PREFERENCES = {
  weatherAlerts: { byDefault: true },
  advisories: { byDefault: true },
  marketPrices: { byDefault: false },
  smsUpdates: { byDefault: true },
} as const satisfies Record<string, { byDefault: boolean }>

export type Preference = keyof typeof PREFERENCES

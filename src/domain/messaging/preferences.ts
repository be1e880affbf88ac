/** What a user may choose to be notified of, and what holds as long as nothing is chosen. */
const PREFERENCES = {
  weatherAlerts: { byDefault: true },
  advisories: { byDefault: true },
  marketPrices: { byDefault: false },
  smsUpdates: { byDefault: true },
} as const satisfies Record<string, { byDefault: boolean }>

export type Preference = keyof typeof PREFERENCES

/** What somebody who never chose is notified of. */
export const UNCHOSEN: Record<Preference, boolean> = {
  weatherAlerts: PREFERENCES.weatherAlerts.byDefault,
  advisories: PREFERENCES.advisories.byDefault,
  marketPrices: PREFERENCES.marketPrices.byDefault,
  smsUpdates: PREFERENCES.smsUpdates.byDefault,
}

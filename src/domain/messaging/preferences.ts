/** What a user may choose: what to be notified of, and how days are said; and what holds as long as nothing is chosen. */
const PREFERENCES = {
  weatherAlerts: { byDefault: true },
  advisories: { byDefault: true },
  marketPrices: { byDefault: false },
  smsUpdates: { byDefault: true },
  ethiopianCalendar: { byDefault: false },
} as const satisfies Record<string, { byDefault: boolean }>

export type Preference = keyof typeof PREFERENCES

/** What holds for somebody who never chose. */
export const UNCHOSEN: Record<Preference, boolean> = {
  weatherAlerts: PREFERENCES.weatherAlerts.byDefault,
  advisories: PREFERENCES.advisories.byDefault,
  marketPrices: PREFERENCES.marketPrices.byDefault,
  smsUpdates: PREFERENCES.smsUpdates.byDefault,
  ethiopianCalendar: PREFERENCES.ethiopianCalendar.byDefault,
}

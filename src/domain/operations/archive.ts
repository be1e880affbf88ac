/** What an administrator deletes and can restore: its table, and the column by which a person knows it. */
export const ARCHIVED = {
  crop: { table: 'crops', title: 'name' },
  advisory: { table: 'advisories', title: 'title' },
  marketPrice: { table: 'market_prices', title: 'market' },
  weatherAlert: { table: 'weather_alerts', title: 'title' },
  course: { table: 'courses', title: 'title' },
} as const satisfies Record<string, { table: string; title: string }>
export type ArchivedKind = keyof typeof ARCHIVED

/** For so many days it can be restored. */
export const ARCHIVE_DAYS = 30

const DAY_MS = 86_400_000

/**
 * From when whoever typed a price that is held back may confirm it alone: after a day, and only where no second
 * administrator is there to ask; otherwise null. `typedAt` is an instant.
 */
export const aloneFrom = (typedAt: string, administrators: number) =>
  administrators > 1 ? null : new Date(Date.parse(typedAt) + DAY_MS).toISOString()

import type { Destination } from './useDestinations.ts'

const MAX_RECENT = 5

/**
 * Where each user went last by the palette. In memory only: names of farmers are no matter for a browser's storage.
 */
const recent = new Map<string, readonly Destination[]>()

export const recentOf = (userId: string) => recent.get(userId) ?? []

export function remember(userId: string, destination: Destination) {
  const others = recentOf(userId).filter(({ key }) => key !== destination.key)
  recent.set(userId, [destination, ...others].slice(0, MAX_RECENT))
}

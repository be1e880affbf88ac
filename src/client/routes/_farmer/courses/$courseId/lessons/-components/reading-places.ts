const MAX_PLACES = 30
const keyOf = (userId: string) => `kuu.places.${userId}`

/** The lesson and the share of its text above the window, the last read first. */
type ReadingPlace = [lessonId: string, share: number]

export const placeOf = (userId: string, lessonId: string): number | undefined =>
  read(userId).find(([id]) => id === lessonId)?.[1]

/** Stores where a lesson was left; above its text, or without a place, there is nothing to come back to. */
export function storePlace(userId: string, lessonId: string, share: number | undefined) {
  const others = read(userId).filter(([id]) => id !== lessonId)
  const places: ReadingPlace[] = share !== undefined && share > 0 ? [[lessonId, Math.min(1, share)], ...others] : others
  try {
    if (places.length > 0) localStorage.setItem(keyOf(userId), JSON.stringify(places.slice(0, MAX_PLACES)))
    else localStorage.removeItem(keyOf(userId))
  } catch {
    // On a full phone a lesson begins at its top.
  }
}

function read(userId: string): ReadingPlace[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace) : []
  } catch {
    return []
  }
}

const isPlace = (value: unknown): value is ReadingPlace =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

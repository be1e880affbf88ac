import { keyOf } from '../letters.ts'
import { locate } from './locate.ts'
import { placeAt } from './place-at.ts'

/** Whether two places are one, however they are written: 'Gbarnga, Liberia' is 'gbarnga, Bong County, LR'. None is no place. */
export function isSamePlace(one: string | null, other: string | null): boolean {
  if (!one?.trim() || !other?.trim()) return false
  if (keyOf(one) === keyOf(other)) return true
  const [a, b] = [locate(one), locate(other)]
  if (!a.country || (!a.town && a.rest.length === 0)) return false
  return placeAt(one, 'town') === placeAt(other, 'town') && a.rest.join() === b.rest.join()
}

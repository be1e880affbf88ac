import { countryNamedFirst, countryOf, PARTS, placeWords, wordsOfCountry } from '../country-names.ts'
import { COUNTRIES, type CountryCode } from '../places.ts'

/** A place as its country, and what stands before it in words, the smallest first: ['gbarnga', 'bong county'] of Liberia. */
export function partsOf(place: string): { country: CountryCode | null; within: string[] } {
  const parts = place.split(PARTS).map((part) => part.trim())
  const named = parts.filter(Boolean)
  const last = named.pop() ?? ''
  const isCode = parts.length > 1 && Object.hasOwn(COUNTRIES, last)
  const words = placeWords(last).split(' ')
  const size = wordsOfCountry(words)
  const isTurned = !isCode && size === 0 && countryNamedFirst(parts) !== null
  if (isTurned)
    return { country: countryNamedFirst(parts), within: [...named.slice(1), last].map(placeWords).reverse() }
  const rest = isCode ? '' : words.slice(0, words.length - size).join(' ')
  return { country: countryOf(place), within: [...named.map(placeWords), rest].filter(Boolean) }
}

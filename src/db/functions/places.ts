import type Database from 'better-sqlite3'
import { countryOf } from '#domain/country-names.ts'
import { placeAt } from '#domain/places/place-at.ts'
import { followsWeatherOf, weatherPlaceOf } from '#domain/places/weather-place.ts'
import { isWithin, levelsOf } from '#domain/places/within.ts'
import type { PlaceLevel } from '#domain/places.ts'
import { cityOf } from '#domain/weather/cities.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** What queries, triggers and migrations ask of the hierarchy of places. */
export function addPlaceFunctions(client: Database.Database) {
  const add = (name: string, work: (...values: unknown[]) => unknown) =>
    client.function(name, { deterministic: true, varargs: true }, work)
  add('is_within', (place, area) => Number(isWithin(textOf(place), textOf(area) ?? '')))
  add('place_at', (place, level) => placeAt(textOf(place), textOf(level) as PlaceLevel))
  add('follows_weather_of', (area, followed, place) =>
    Number(followsWeatherOf(textOf(area) ?? '', { followed: textOf(followed), place: textOf(place) })),
  )
  // What a farmer is found by besides the village that the account names.
  add('place_levels', (place) => levelsOf(textOf(place)).join(' '))
  // Where a field is listed; empty for an unknown place.
  add('country_of', (place) => countryOf(textOf(place)) ?? '')
  // Migration 0029 asks for it: the weather that an account got without choosing becomes that of the farm's region.
  add('nearer_weather_place', (place, followed) =>
    cityOf(textOf(place)) === followed ? (weatherPlaceOf(textOf(place)) ?? followed) : followed,
  )
}

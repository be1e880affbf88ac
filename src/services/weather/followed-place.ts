import { weatherPlaceOf } from '#domain/places/weather-place.ts'

type Places = { location: string | null; preferredLocation: string }
type Change = { location?: string | null | undefined; preferredLocation?: string | undefined }

/**
 * The place whose weather an account follows after a change; undefined where it stays. Who never chose another one gets
 * that of the new place of the farm.
 */
export function followedPlace(before: Places, { location, preferredLocation }: Change): string | undefined {
  if (preferredLocation) return weatherPlaceOf(preferredLocation) ?? undefined
  if (location === undefined) return undefined
  const isChosen = before.preferredLocation !== '' && before.preferredLocation !== weatherPlaceOf(before.location)
  return isChosen ? undefined : (weatherPlaceOf(location) ?? undefined)
}

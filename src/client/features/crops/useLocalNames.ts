import { useSyncExternalStore } from 'react'
import { getNaming, onNaming } from '#client/i18n/crop-names.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useSession } from '#client/phone/session.ts'
import { countryOf } from '#domain/country-names.ts'

/** What a crop is called in the reader's country, besides the name that is shown. */
export function useLocalNames() {
  const naming = useSyncExternalStore(onNaming, getNaming, getNaming)
  const cropName = useCropNames()
  const user = useSession()?.user
  const country = countryOf(user?.location) ?? countryOf(user?.preferredLocation)
  return (crop: { name: string; localName: string | null }) =>
    naming?.localNamesIn(country, crop, cropName(crop.name)) ?? []
}

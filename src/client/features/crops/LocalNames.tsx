import { Fragment, useSyncExternalStore } from 'react'
import { getNaming, onNaming } from '#client/i18n/crop-names.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useSession } from '#client/phone/session.ts'
import { countryOf } from '#domain/country-names.ts'

type LocalNamesProps = { crop: { name: string; localName: string | null }; as?: 'span' | 'p' }

/** The crop's names in the reader's country besides the name that is shown, each in its language; nothing without any. */
export function LocalNames({ crop, as: Line = 'span' }: LocalNamesProps) {
  const naming = useSyncExternalStore(onNaming, getNaming, getNaming)
  const shown = useCropNames()(crop.name)
  const user = useSession()?.user
  const country = countryOf(user?.location) ?? countryOf(user?.preferredLocation)
  const names = naming?.localNamesIn(country, crop, shown) ?? []
  if (names.length === 0) return null
  return (
    <Line>
      {names.map(({ text, tag }, at) => (
        <Fragment key={text}>
          {at > 0 && ' · '}
          <span lang={tag ?? undefined}>{text}</span>
        </Fragment>
      ))}
    </Line>
  )
}

import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { COUNTRIES, type CountryCode } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'

type CountryChoiceProps = {
  country: CountryCode | undefined
  onCountry: (country: CountryCode | undefined) => void
}

const BY_NAME = keysOf(COUNTRIES).sort((a, b) => (COUNTRIES[a].name < COUNTRIES[b].name ? -1 : 1))

/** The country whose fields are listed; all of them until one is chosen. */
export function CountryChoice({ country, onCountry }: CountryChoiceProps) {
  const t = useTranslations('desk.fields')
  const choices = BY_NAME.map((value) => ({ value, label: COUNTRIES[value].name }))
  return (
    <SelectField
      aria-label={t('country')}
      size="md"
      data={[{ value: '', label: t('everyCountry') }, ...choices]}
      value={country ?? ''}
      onChange={(event) => onCountry(BY_NAME.find((each) => each === event.currentTarget.value))}
    />
  )
}

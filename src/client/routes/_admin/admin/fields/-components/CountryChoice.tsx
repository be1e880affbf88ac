import { useLanguage } from '#client/i18n/LanguageProvider.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { LANGUAGES } from '#domain/languages.ts'
import { COUNTRIES, type CountryCode } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { useCountryNames } from './useCountryNames.ts'

type CountryChoiceProps = {
  country: CountryCode | undefined
  onCountry: (country: CountryCode | undefined) => void
}

/** The country whose fields are listed; all of them until one is chosen. */
export function CountryChoice({ country, onCountry }: CountryChoiceProps) {
  const t = useTranslations('desk.fields')
  const nameOf = useCountryNames()
  const { locale } = LANGUAGES[useLanguage()]
  const choices = keysOf(COUNTRIES).map((value) => ({ value, label: nameOf(value) }))
  choices.sort((a, b) => a.label.localeCompare(b.label, locale))
  return (
    <SelectField
      aria-label={t('country')}
      size="md"
      data={[{ value: '', label: t('everyCountry') }, ...choices]}
      value={country ?? ''}
      onChange={(event) => onCountry(keysOf(COUNTRIES).find((each) => each === event.currentTarget.value))}
    />
  )
}

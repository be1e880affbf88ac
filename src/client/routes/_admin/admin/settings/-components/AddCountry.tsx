import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { COUNTRIES, type CountryCode } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import classes from './SettingsScreen.module.css'

const BY_NAME = keysOf(COUNTRIES).sort((a, b) => (COUNTRIES[a].name < COUNTRIES[b].name ? -1 : 1))

type AddCountryProps = { taken: readonly CountryCode[]; onAdd: (country: CountryCode) => void }

/** Choosing a country adds it. */
export function AddCountry({ taken, onAdd }: AddCountryProps) {
  const t = useTranslations('admin.settings')
  const free = BY_NAME.filter((country) => !taken.includes(country))
  return (
    <SelectField
      className={classes.add}
      label={t('addCountry')}
      value=""
      data={[
        { value: '', label: t('chooseCountry') },
        ...free.map((value) => ({ value, label: COUNTRIES[value].name })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const chosen = free.find((country) => country === value)
        if (chosen) onAdd(chosen)
      }}
    />
  )
}

import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useProfileChange } from '#client/features/people/useProfileChange.ts'
import { chooseCalendar } from '#client/i18n/choice/choose-calendar.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { chooseAreaUnit, useAreaUnit } from '#client/phone/area-unit.ts'
import { useSession } from '#client/phone/session.ts'
import { LanguageField } from '#client/shell/language/LanguageField.tsx'
import { Card } from '#client/ui/Card.tsx'
import { useColorScheme } from '#client/ui/color-scheme.ts'
import { SavedSelect } from '#client/ui/fields/saved/SavedSelect.tsx'
import { ToggleRow } from '#client/ui/fields/saved/ToggleRow.tsx'
import { AREA_UNITS, isAreaUnit } from '#domain/crops/area-unit.ts'
import { CITIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import classes from './Settings.module.css'

export function Settings() {
  const t = useTranslations('profile')
  const { colorScheme, setColorScheme } = useColorScheme()
  return (
    <Card className={classes.card}>
      <LanguageField />
      <LocationChoice />
      <AreaUnitChoice />
      <CalendarChoice />
      <ToggleRow
        label={t('dark')}
        hint={t('darkHint')}
        checked={colorScheme === 'dark'}
        onChange={(dark) => setColorScheme(dark ? 'dark' : 'light')}
      />
    </Card>
  )
}

function AreaUnitChoice() {
  const t = useTranslations('profile')
  const units = useTranslations('farmer.crops.unit')
  return (
    <SavedSelect
      label={t('areaUnit')}
      description={t('areaUnitHint')}
      value={useAreaUnit()}
      data={keysOf(AREA_UNITS).map((unit) => ({ value: unit, label: units(unit) }))}
      onChoose={(value) => void (isAreaUnit(value) && chooseAreaUnit(value))}
    />
  )
}

/** For readers of a language that has the months of the Ethiopian calendar. */
function CalendarChoice() {
  const t = useTranslations('profile')
  const { table } = useFormat()
  // Text messages and papers follow the account.
  const { mutate: tellAccount } = useWrite(api.farmer.preferences.set.mutate, { failed: t('failed') })
  if (!table?.ethiopian) return null
  const choose = (isEthiopian: boolean) => {
    void chooseCalendar(isEthiopian)
    tellAccount({ ethiopianCalendar: isEthiopian })
  }
  return (
    <ToggleRow
      label={t('calendar')}
      hint={t('calendarHint')}
      checked={table.calendar === 'ethiopian'}
      onChange={choose}
    />
  )
}

function LocationChoice() {
  const t = useTranslations('profile')
  const chosen = useSession()?.user.preferredLocation ?? ''
  const change = useProfileChange({
    done: ({ preferredLocation }) => ({
      title: t('locationChanged'),
      text: t('locationChangedTo', { place: preferredLocation }),
      tone: 'good',
    }),
  })
  return (
    <SavedSelect
      label={t('weatherLocation')}
      description={t('weatherLocationHint')}
      // The new place shows while it is saved; after a failure the old one is back.
      value={(change.isPending && change.input?.preferredLocation) || chosen}
      data={chosen ? placesWith(chosen) : [{ value: '', label: t('place.choose') }, ...keysOf(CITIES)]}
      onChoose={(preferredLocation) => change.mutate({ preferredLocation })}
    />
  )
}

/** The cities, and the place that is followed where it is none of them: the region of the farm. */
const placesWith = (chosen: string): string[] =>
  Object.hasOwn(CITIES, chosen) ? keysOf(CITIES) : [chosen, ...keysOf(CITIES)]

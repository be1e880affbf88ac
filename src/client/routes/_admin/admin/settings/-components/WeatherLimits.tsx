import { api } from '#client/api/client.ts'
import { digits } from '#client/i18n/digits.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { dateAt } from '#domain/dates.ts'
import { keysOf } from '#domain/table.ts'
import { thresholds as contract } from '#domain/weather/forecast.schema.ts'
import { LIMITS, type Limit, MEASURES, type Thresholds } from '#domain/weather/forecast.ts'
import { SettingForm } from './SettingForm.tsx'
import classes from './SettingsScreen.module.css'
import { useSettingForm } from './useSettingForm.ts'

type Limited = keyof Thresholds
const FIELDS: Record<Limited, Limit> = { ...LIMITS, ...MEASURES }

/** The thresholds at which a forecast raises an alert. */
export function WeatherLimits({ thresholds, fetchedAt }: { thresholds: Thresholds; fetchedAt: string | null }) {
  const t = useTranslations('admin.settings')
  const format = useFormat()
  const given = {
    ...thresholds,
    rain: thresholds.rain ?? '',
    gust: thresholds.gust ?? '',
    heat: thresholds.heat ?? '',
    cold: thresholds.cold ?? '',
    dryDays: thresholds.dryDays ?? '',
  } as const
  const { form, props } = useSettingForm(contract, given, {
    place: 'weather-limits',
    set: (typed) => api.admin.settings.weather.set.mutate(typed),
    saved: t('savedText'),
    labelOf: (field) => t(field as Limited),
    refresh: ({ admin }, settings) => {
      admin.settings.weather.get.setData(undefined, settings)
      return admin.stats.invalidate()
    },
    refetch: ({ admin }) => admin.settings.weather.get.invalidate(),
  })
  const when = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  return (
    <SettingForm {...props}>
      <p className={classes.lead}>{t('weatherLead')}</p>
      <p className={classes.lead}>
        {fetchedAt ? t('fetched', { date: format.dateTime(dateAt(fetchedAt), when) }) : t('never')}
      </p>
      <div className={classes.fields}>
        {keysOf(FIELDS).map((name) => {
          const { byDefault, least, most, unit } = FIELDS[name]
          return (
            <NumberField
              key={name}
              label={t(name)}
              description={t('range', { byDefault: digits(byDefault), least: digits(least), most: digits(most) })}
              rightSection={unit === 'days' ? t('days') : unit}
              rightSectionWidth={56}
              decimals={unit === 'days' ? 0 : 1}
              // The keypad of decimals has no minus on some phones.
              {...(least < 0 && { inputMode: 'text' })}
              withAsterisk={name in MEASURES}
              {...form.getInputProps(name)}
            />
          )
        })}
      </div>
    </SettingForm>
  )
}

import { Button } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { typedValues } from '#client/ui/form/typed-values.ts'
import { useStandingForm } from '#client/ui/form/useStandingForm.ts'
import { keysOf } from '#domain/table.ts'
import { thresholds as contract } from '#domain/weather/forecast.schema.ts'
import { LIMITS, type Limit, MEASURES, type Thresholds } from '#domain/weather/forecast.ts'
import classes from './SettingsScreen.module.css'

const FIELDS: Record<keyof Thresholds, Limit> = { ...LIMITS, ...MEASURES }

/** The thresholds at which a forecast raises an alert. */
export function WeatherLimits({ thresholds, fetchedAt }: { thresholds: Thresholds; fetchedAt: string | null }) {
  const t = useTranslations('admin.settings')
  const format = useFormatter()
  const form = useStandingForm(
    contract,
    {
      ...thresholds,
      rain: thresholds.rain ?? '',
      gust: thresholds.gust ?? '',
      heat: thresholds.heat ?? '',
      cold: thresholds.cold ?? '',
      dryDays: thresholds.dryDays ?? '',
    },
    'weather-limits',
  )
  const save = useSaveLimits(form)
  const when = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  return (
    <Form
      form={form}
      onSubmit={form.submit((parsed, begun) => save.mutate(typedValues(parsed, form.values, begun)))}
      foot={
        <Button type="submit" size="md" className={classes.save} loading={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <p className={classes.lead}>{t('weatherLead')}</p>
      <p className={classes.lead}>
        {fetchedAt ? t('fetched', { date: format.dateTime(new Date(fetchedAt), when) }) : t('never')}
      </p>
      <div className={classes.fields}>
        {keysOf(FIELDS).map((name) => {
          const { byDefault, least, most, unit } = FIELDS[name]
          return (
            <NumberField
              key={name}
              label={t(name)}
              description={t('range', { byDefault: String(byDefault), least: String(least), most: String(most) })}
              suffix={` ${unit === 'days' ? t('days') : unit}`}
              decimalScale={unit === 'days' ? 0 : 1}
              hideControls
              withAsterisk={name in MEASURES}
              {...form.getInputProps(name)}
            />
          )
        })}
      </div>
    </Form>
  )
}

function useSaveLimits(form: WrittenForm<never>) {
  const t = useTranslations('admin.settings')
  return useWrite(api.admin.settings.weather.set.mutate, {
    done: { title: t('saved'), text: t('savedText'), tone: 'good' },
    failed: t('failed'),
    form,
    refresh: ({ admin }, settings) => {
      admin.settings.weather.get.setData(undefined, settings)
      return admin.stats.invalidate()
    },
  })
}

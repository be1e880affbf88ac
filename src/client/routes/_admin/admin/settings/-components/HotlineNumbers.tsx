import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import { Form } from '#client/ui/form/Form.tsx'
import { useStandingForm } from '#client/ui/form/useStandingForm.ts'
import { COUNTRIES } from '#domain/places.ts'
import { hotlineSettings, readHotlines } from '#domain/support/hotlines.schema.ts'
import {
  type HotlineSettings,
  NO_NUMBERS,
  type HotlineNumbers as Numbers,
  SMS_SHORT_CODE,
} from '#domain/support/hotlines.ts'
import { AddCountry } from './AddCountry.tsx'
import { NumberFields } from './NumberFields.tsx'
import classes from './SettingsScreen.module.css'

/** Emergency numbers: those for all countries, and those of a country where they differ. */
export function HotlineNumbers({ settings }: { settings: HotlineSettings }) {
  const t = useTranslations('admin.settings')
  const form = useStandingForm(
    hotlineSettings,
    {
      everywhere: written(settings.everywhere),
      countries: settings.countries.map(({ country, ...numbers }) => ({ country, ...written(numbers) })),
    },
    'hotlines',
  )
  const save = useSaveNumbers(form)
  const countries = form.values.countries === '' ? [] : form.values.countries
  return (
    <Form
      form={form}
      onSubmit={form.submit((numbers, begun) => save.mutate({ ...numbers, seen: readHotlines(begun) }))}
      foot={
        <Button type="submit" size="md" className={classes.save} loading={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <p className={classes.lead}>{t('numbersLead')}</p>
      <fieldset className={classes.group}>
        <legend>{t('everywhere')}</legend>
        <NumberFields
          propsOf={(name) => form.getInputProps(`everywhere.${name}`)}
          smsHint={t('smsHint', { code: SMS_SHORT_CODE })}
        />
      </fieldset>
      {countries.map(({ country }, place) => (
        <fieldset key={country} className={classes.group}>
          <legend>{COUNTRIES[country].name}</legend>
          <NumberFields
            propsOf={(name) => form.getInputProps(`countries.${place}.${name}`)}
            smsHint={t('smsOwnHint')}
          />
          <Button
            variant="subtle"
            color="clay"
            className={classes.save}
            leftSection={<IconTrash size={18} aria-hidden="true" />}
            onClick={() => form.removeListItem('countries', place)}
          >
            {t('removeCountry', { country: COUNTRIES[country].name })}
          </Button>
        </fieldset>
      ))}
      <AddCountry
        taken={countries.map(({ country }) => country)}
        onAdd={(country) => form.insertListItem('countries', { country, ...written(NO_NUMBERS) })}
      />
    </Form>
  )
}

/** An empty field is '' in the form. */
const written = ({ disease, weather, whatsapp, sms }: Numbers) => ({
  disease: disease ?? '',
  weather: weather ?? '',
  whatsapp: whatsapp ?? '',
  sms: sms ?? '',
})

function useSaveNumbers(form: WrittenForm<never>) {
  const t = useTranslations('admin.settings')
  return useWrite(api.admin.settings.hotlines.set.mutate, {
    done: { title: t('saved'), text: t('numbersSaved'), tone: 'good' },
    failed: t('failed'),
    form,
    refresh: ({ admin }, numbers) => admin.settings.hotlines.get.setData(undefined, numbers),
  })
}

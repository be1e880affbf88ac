import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { api } from '#client/api/client.ts'
import type { WrittenForm } from '#client/api/useWrite.ts'
import { useEdit } from '#client/features/operations/admin/useEdit.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useStandingForm } from '#client/ui/form/useStandingForm.ts'
import type { Draft } from '#client/ui/form/useZodForm.ts'
import { COUNTRIES, type CountryCode } from '#domain/places.ts'
import { hotlineSettings, readHotlines } from '#domain/support/hotlines.schema.ts'
import {
  type HotlineSettings,
  NO_NUMBERS,
  type HotlineNumbers as Numbers,
  SMS_SHORT_CODE,
} from '#domain/support/hotlines.ts'
import { mergeHotlines } from '#domain/support/hotlines-merge.ts'
import { AddCountry } from './AddCountry.tsx'
import { NumberFields } from './NumberFields.tsx'
import { SettingForm } from './SettingForm.tsx'
import classes from './SettingsScreen.module.css'

/** Emergency numbers: those for all countries, and those of a country where they differ. */
export function HotlineNumbers({ settings }: { settings: HotlineSettings }) {
  const t = useTranslations('admin.settings')
  const form = useStandingForm(hotlineSettings, written(settings), 'hotlines')
  const saving = useSaveNumbers(form)
  /** The numbers that they changed stand in the form, beside those that were typed here alone. */
  const takeTheirs = () => {
    const theirs = mergeHotlines(typedNumbers(form.values), settings, typedNumbers(form.basis))
    form.takeGiven(['everywhere', 'countries'], written(theirs))
    saving.settle()
  }
  const labelOf = (field: string) => {
    const [place, name] = field.split('.') as [CountryCode | 'everywhere', keyof Numbers | undefined]
    const where = place === 'everywhere' ? t('everywhere') : COUNTRIES[place].name
    return name ? `${where}: ${t(name === 'weather' ? 'weatherLine' : name)}` : where
  }
  const countries = form.values.countries === '' ? [] : form.values.countries
  return (
    <SettingForm
      form={form}
      onSubmit={form.submit((numbers, begun) => saving.save({ ...numbers, seen: readHotlines(begun) }))}
      isSaving={saving.isPending}
      asked={{ conflicts: saving.conflicts, labelOf, onMine: saving.saveMine, onTheirs: takeTheirs }}
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
        onAdd={(country) => form.insertListItem('countries', { country, ...writtenNumbers(NO_NUMBERS) })}
      />
    </SettingForm>
  )
}

/** An empty field is '' in the form. */
const written = ({ everywhere, countries }: HotlineSettings) => ({
  everywhere: writtenNumbers(everywhere),
  countries: countries.map(({ country, ...numbers }) => ({ country, ...writtenNumbers(numbers) })),
})
const writtenNumbers = ({ disease, weather, whatsapp, sms }: Numbers) => ({
  disease: disease ?? '',
  weather: weather ?? '',
  whatsapp: whatsapp ?? '',
  sms: sms ?? '',
})

/** What stands in the form, also where it is not right yet. */
const typedNumbers = ({ everywhere, countries }: Draft<typeof hotlineSettings>): HotlineSettings => ({
  everywhere: everywhere === '' ? NO_NUMBERS : numbersIn(everywhere),
  countries: countries === '' ? [] : countries.map(({ country, ...numbers }) => ({ country, ...numbersIn(numbers) })),
})
const numbersIn = ({ disease, weather, whatsapp, sms }: Partial<Numbers>): Numbers => ({
  disease: disease || null,
  weather: weather || null,
  whatsapp: whatsapp || null,
  sms: sms || null,
})

function useSaveNumbers(form: WrittenForm<never>) {
  const t = useTranslations('admin.settings')
  const { set } = api.admin.settings.hotlines
  return useEdit(
    (numbers: HotlineSettings & { seen: HotlineSettings }, isForced) =>
      set.mutate({ ...numbers, overwrites: isForced }),
    {
      done: { title: t('saved'), text: t('numbersSaved'), tone: 'good' },
      failed: t('failed'),
      form,
      refresh: ({ admin }, numbers) => admin.settings.hotlines.get.setData(undefined, numbers),
      onConflict: ({ admin }) => admin.settings.hotlines.get.invalidate(),
    },
  )
}

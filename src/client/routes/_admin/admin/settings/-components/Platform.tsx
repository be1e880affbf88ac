import { api } from '#client/api/client.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PhoneField } from '#client/query/PhoneField.tsx'
import { useOfferedLanguages } from '#client/query/useOfferedLanguages.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { ToggleRow } from '#client/ui/fields/saved/ToggleRow.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { LANGUAGES } from '#domain/languages.ts'
import { type PlatformSettings, platformSettings } from '#domain/operations/platform.schema.ts'
import { offeredText } from '#domain/people/language/offered-languages.ts'
import { CITIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { SettingForm } from './SettingForm.tsx'
import classes from './SettingsScreen.module.css'
import { useSettingForm } from './useSettingForm.ts'

/** Who runs the platform, what new accounts begin with, and what a demo tells its visitors. */
export function Platform({ settings }: { settings: PlatformSettings }) {
  const t = useTranslations('desk.platform')
  const offered = useOfferedLanguages()
  const { form, props } = useSettingForm(platformSettings, written(settings), {
    place: 'platform',
    set: (typed) => api.admin.settings.platform.change.mutate(typed),
    saved: t('saved'),
    labelOf: (field) => t(field === 'demoNotice' ? 'noticeText' : (field as 'name')),
    refresh: ({ admin, auth }, changed) => {
      admin.settings.platform.get.setData(undefined, changed)
      return auth.status.invalidate()
    },
    refetch: ({ admin }) => admin.settings.platform.get.invalidate(),
  })
  return (
    <SettingForm {...props}>
      <p className={classes.lead}>{t('lead')}</p>
      <div className={classes.fields}>
        <TextField label={t('name')} description={t('nameHint')} {...form.getInputProps('name')} />
        <PhoneField at={null} label={t('phone')} {...form.getInputProps('phone')} />
        <TextField type="email" label={t('email')} {...form.getInputProps('email')} />
        <TextField label={t('address')} {...form.getInputProps('address')} />
      </div>
      <fieldset className={classes.group}>
        <legend>{t('newcomers')}</legend>
        <p className={classes.lead}>{t('newcomersLead')}</p>
        <div className={classes.fields}>
          <SelectField
            label={t('language')}
            description={t('languageHint')}
            data={[
              { value: '', label: t('noLanguage') },
              ...offered.map((id) => ({ value: LANGUAGES[id].word, label: offeredText(id), lang: LANGUAGES[id].tag })),
            ]}
            {...form.getInputProps('language')}
          />
          <SelectField
            label={t('place')}
            description={t('placeHint')}
            data={[{ value: '', label: t('noPlace') }, ...keysOf(CITIES)]}
            {...form.getInputProps('place')}
          />
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('notice')}</legend>
        <TextArea
          label={t('noticeText')}
          description={t('noticeHint')}
          rows={2}
          {...form.getInputProps('demoNotice')}
        />
        <ToggleRow
          label={t('noticeOn')}
          hint={t('noticeOnHint')}
          checked={form.values.showsDemoNotice === true}
          onChange={(isOn) => form.setFieldValue('showsDemoNotice', isOn)}
        />
      </fieldset>
    </SettingForm>
  )
}

/** An empty field is '' in the form. */
const written = (settings: PlatformSettings) => ({
  name: settings.name ?? '',
  phone: settings.phone ?? '',
  email: settings.email ?? '',
  address: settings.address ?? '',
  language: settings.language ?? ('' as const),
  place: settings.place ?? ('' as const),
  demoNotice: settings.demoNotice ?? '',
  showsDemoNotice: settings.showsDemoNotice,
})

import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { Dispatches } from '#client/features/operations/admin/Dispatches.tsx'
import { localMomentOf } from '#client/features/operations/admin/local-moment.ts'
import { PeriodFields } from '#client/features/operations/admin/PeriodFields.tsx'
import { ReachCard } from '#client/features/operations/admin/ReachCard.tsx'
import { RecordDialog } from '#client/features/operations/admin/RecordDialog.tsx'
import { useSaveRecord } from '#client/features/operations/admin/useSaveRecord.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { CheckboxField } from '#client/ui/fields/CheckboxField.tsx'
import { ChoiceOrOwnField } from '#client/ui/fields/ChoiceOrOwnField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import pairs from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { CITIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { ALERT_TYPES, SEVERITIES } from '#domain/weather/alert.ts'
import { type AdminAlert, alertForm } from '#domain/weather/alert-admin.schema.ts'

const valuesOf = (alert: AdminAlert | null) => ({
  title: alert?.title ?? '',
  description: alert?.description ?? '',
  alertType: alert?.alertType ?? ('' as const),
  severity: alert?.severity ?? ('' as const),
  location: alert?.location ?? '',
  expiresAt: alert?.expiresAt?.slice(0, 10) ?? '',
  isActive: alert?.isActive ?? true,
  publishAt: localMomentOf(alert?.publishAt ?? null),
})

/** Raises an alert, or changes one. */
export default function AlertDialog({ alert, onClose }: { alert: AdminAlert | null; onClose: () => void }) {
  const t = useTranslations('desk')
  const form = useZodForm(alertForm, valuesOf(alert), `desk.alert.${alert?.id ?? 'new'}`, alert?.version)
  const { location, severity } = form.values
  const reach = trpc.admin.weatherAlerts.reach.useQuery(
    { location, severity: severity || 'info' },
    { staleTime: 60_000, enabled: location !== '' && severity !== '' },
  )
  const { create, change } = api.admin.weatherAlerts
  const saving = useSaveRecord('weatherAlert', alert, {
    create: create.mutate,
    change: change.mutate,
    form,
    onDone: onClose,
  })
  const choose = { value: '', label: t('choice.pleaseChoose') }
  return (
    <RecordDialog
      kind="weatherAlert"
      isNew={alert === null}
      width={600}
      form={form}
      saving={saving}
      onSubmit={form.submit(saving.save)}
      onClose={onClose}
    >
      <TextField label={t('field.title')} withAsterisk {...form.getInputProps('title')} />
      <TextArea label={t('field.description')} rows={4} withAsterisk {...form.getInputProps('description')} />
      <div className={pairs.pair}>
        <SelectField
          label={t('field.alertType')}
          withAsterisk
          data={[choose, ...ALERT_TYPES.map((value) => ({ value, label: t(`alertType.${value}`) }))]}
          {...form.getInputProps('alertType')}
        />
        <SelectField
          label={t('field.severity')}
          withAsterisk
          data={[choose, ...keysOf(SEVERITIES).map((value) => ({ value, label: t(`severity.${value}`) }))]}
          {...form.getInputProps('severity')}
        />
      </div>
      <ChoiceOrOwnField
        label={t('field.location')}
        withAsterisk
        choices={keysOf(CITIES)}
        {...form.getInputProps('location')}
      />
      <PeriodFields
        publishAt={form.getInputProps('publishAt')}
        end={{ label: t('field.expiresAt'), ...form.getInputProps('expiresAt') }}
      />
      {alert && <CheckboxField label={t('field.isActive')} {...form.getInputProps('isActive', { type: 'checkbox' })} />}
      {alert ? <Sent id={alert.id} /> : <ReachCard query={location && severity ? reach : undefined} />}
    </RecordDialog>
  )
}

/** What was sent of an alert. */
function Sent({ id }: { id: string }) {
  const { data = [] } = trpc.admin.weatherAlerts.dispatches.useQuery({ id })
  return <Dispatches dispatches={data} />
}

import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { CropChoice } from '#client/features/operations/admin/CropChoice.tsx'
import { Dispatches } from '#client/features/operations/admin/Dispatches.tsx'
import { localMomentOf } from '#client/features/operations/admin/local-moment.ts'
import { PeriodFields } from '#client/features/operations/admin/PeriodFields.tsx'
import { ReachCard } from '#client/features/operations/admin/ReachCard.tsx'
import { RecordDialog } from '#client/features/operations/admin/RecordDialog.tsx'
import { useSaveRecord } from '#client/features/operations/admin/useSaveRecord.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { CheckboxField } from '#client/ui/fields/CheckboxField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import pairs from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { type AdminAdvisory, advisoryForm } from '#domain/advice/advisory.schema.ts'
import { ADVISORY_CATEGORIES, ADVISORY_LANGUAGES, PRIORITIES } from '#domain/advice/advisory.ts'
import { keysOf } from '#domain/table.ts'

const valuesOf = (advisory: AdminAdvisory | null) => ({
  title: advisory?.title ?? '',
  content: advisory?.content ?? '',
  category: advisory?.category ?? ('' as const),
  cropId: advisory?.cropId ?? '',
  priority: advisory?.priority ?? ('medium' as const),
  language: advisory ? languageOf(advisory.language) : ('english' as const),
  validUntil: advisory?.validUntil?.slice(0, 10) ?? '',
  isActive: advisory?.isActive ?? true,
  publishAt: localMomentOf(advisory?.publishAt ?? null),
})

const languageOf = (language: string) => ADVISORY_LANGUAGES.find((each) => each === language) ?? 'english'

/** Publishes an advisory, or changes one. */
export default function AdvisoryDialog({ advisory, onClose }: { advisory: AdminAdvisory | null; onClose: () => void }) {
  const t = useTranslations('desk')
  const form = useZodForm(advisoryForm, valuesOf(advisory), `desk.advisory.${advisory?.id ?? 'new'}`, advisory?.version)
  const { cropId, priority } = form.values
  const reach = trpc.admin.advisories.reach.useQuery({ cropId, priority: priority || 'medium' }, { staleTime: 60_000 })
  const { create, change } = api.admin.advisories
  const saving = useSaveRecord('advisory', advisory, {
    create: create.mutate,
    change: change.mutate,
    form,
    onDone: onClose,
  })
  return (
    <RecordDialog
      kind="advisory"
      isNew={advisory === null}
      width={700}
      form={form}
      saving={saving}
      onSubmit={form.submit(saving.save)}
      onClose={onClose}
    >
      <TextField label={t('field.title')} withAsterisk {...form.getInputProps('title')} />
      <TextArea label={t('field.content')} rows={6} withAsterisk {...form.getInputProps('content')} />
      <div className={pairs.pair}>
        <SelectField
          label={t('field.category')}
          withAsterisk
          data={[
            { value: '', label: t('choice.pleaseChoose') },
            ...keysOf(ADVISORY_CATEGORIES).map((value) => ({ value, label: t(`category.${value}`) })),
          ]}
          {...form.getInputProps('category')}
        />
        <CropChoice first={t('choice.allCrops')} {...form.getInputProps('cropId')} />
        <SelectField
          label={t('field.priority')}
          data={keysOf(PRIORITIES).map((value) => ({ value, label: t(`priority.${value}`) }))}
          {...form.getInputProps('priority')}
        />
        <SelectField
          label={t('field.language')}
          data={ADVISORY_LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
          {...form.getInputProps('language')}
        />
      </div>
      <PeriodFields
        publishAt={form.getInputProps('publishAt')}
        end={{ label: t('field.validUntil'), ...form.getInputProps('validUntil') }}
      />
      {advisory && (
        <CheckboxField label={t('field.isActive')} {...form.getInputProps('isActive', { type: 'checkbox' })} />
      )}
      {advisory?.announcedAt ? <Sent id={advisory.id} /> : <ReachCard query={reach} />}
    </RecordDialog>
  )
}

/** What was sent of an advisory that was announced. */
function Sent({ id }: { id: string }) {
  const { data = [] } = trpc.admin.advisories.dispatches.useQuery({ id })
  return <Dispatches dispatches={data} />
}

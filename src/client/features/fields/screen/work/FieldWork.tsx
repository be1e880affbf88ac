import { IconShovel } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useApplications } from '#client/offline/optimistic/useFieldRecords.ts'
import { lazyForm } from '#client/query/lazy-form.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import type { Field } from '#domain/fields/field.schema.ts'
import type { FieldPanelProps } from '../field-place.ts'
import { RecordsSection } from '../RecordsSection.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'

const ApplicationForm = lazyForm<{ field: Field; onDone: () => void }>(
  async () => (await import('./ApplicationForm.tsx')).ApplicationForm,
)

/** What went onto a field, the newest first. */
export default function FieldWork({ field }: FieldPanelProps) {
  const t = useTranslations('field.work')
  return (
    <RecordsSection
      field={field}
      words={{ title: t('title'), add: t('add') }}
      rows={useApplications(field.id)}
      empty={<EmptyState drawing={<IconShovel size={38} stroke={1.6} aria-hidden="true" />} text={t('none')} />}
      form={ApplicationForm}
    >
      {(row) => <ApplicationCard application={row} />}
    </RecordsSection>
  )
}

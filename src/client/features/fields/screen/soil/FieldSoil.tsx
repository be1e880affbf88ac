import { IconFlask } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useMeasurements } from '#client/offline/optimistic/useFieldRecords.ts'
import { lazyForm } from '#client/query/lazy-form.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import type { Field } from '#domain/fields/field.schema.ts'
import type { FieldPanelProps } from '../field-place.ts'
import { RecordsSection } from '../RecordsSection.tsx'
import { MeasurementCard } from './MeasurementCard.tsx'

const MeasurementForm = lazyForm<{ field: Field; onDone: () => void }>(
  async () => (await import('./MeasurementForm.tsx')).MeasurementForm,
)

/** What was measured in a field, the newest first. */
export default function FieldSoil({ field }: FieldPanelProps) {
  const t = useTranslations('field.soil')
  return (
    <RecordsSection
      field={field}
      words={{ title: t('title'), add: t('add') }}
      rows={useMeasurements(field.id)}
      empty={<EmptyState drawing={<IconFlask size={38} stroke={1.6} aria-hidden="true" />} text={t('none')} />}
      form={MeasurementForm}
    >
      {(row) => <MeasurementCard measurement={row} />}
    </RecordsSection>
  )
}

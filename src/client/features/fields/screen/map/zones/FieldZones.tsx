import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useZones } from '#client/offline/optimistic/useFieldRecords.ts'
import { lazyForm } from '#client/query/lazy-form.tsx'
import type { Field } from '#domain/fields/field.schema.ts'
import { RecordsSection } from '../../RecordsSection.tsx'
import { ZoneCard } from './ZoneCard.tsx'
import classes from './zones.module.css'

const ZoneForm = lazyForm<{ field: Field; onDone: () => void }>(async () => (await import('./ZoneForm.tsx')).ZoneForm)

/** Parts of a field that are worked differently, each with its colour and its plan. */
export function FieldZones({ field }: { field: Field }) {
  const t = useTranslations('field.zones')
  return (
    <RecordsSection
      field={field}
      words={{ title: t('title'), add: t('add') }}
      rows={useZones(field.id)}
      empty={<p className={classes.hint}>{t('none')}</p>}
      form={ZoneForm}
    >
      {(row) => <ZoneCard zone={row} />}
    </RecordsSection>
  )
}

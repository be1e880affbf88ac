import { Button } from '@mantine/core'
import { IconFlask, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useMeasurements } from '#client/offline/optimistic/useFieldRecords.ts'
import { lazyForm } from '#client/query/lazy-form.tsx'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import type { Field } from '#domain/fields/field.schema.ts'
import type { FieldPanelProps } from '../field-place.ts'
import classes from '../records.module.css'
import { MeasurementCard } from './MeasurementCard.tsx'

const MeasurementForm = lazyForm<{ field: Field; onDone: () => void }>(
  async () => (await import('./MeasurementForm.tsx')).MeasurementForm,
)

/** What was measured in a field, the newest first. */
export default function FieldSoil({ field }: FieldPanelProps) {
  const t = useTranslations('field.soil')
  const [isWriting, setWriting] = useState<boolean>()
  const measured = useMeasurements(field.id)
  return (
    <Section
      title={t('title')}
      more={
        !isWriting && (
          <Button
            ref={isWriting === false ? catchFocus : undefined}
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => setWriting(true)}
          >
            {t('add')}
          </Button>
        )
      }
    >
      {isWriting && (
        <Card>
          <MeasurementForm field={field} onDone={() => setWriting(false)} />
        </Card>
      )}
      <QueryView
        query={measured}
        empty={
          !isWriting && (
            <EmptyState drawing={<IconFlask size={38} stroke={1.6} aria-hidden="true" />} text={t('none')} />
          )
        }
      >
        {(rows) => (
          <ul className={classes.list}>
            {rows.map((each) => (
              <li key={each.id}>
                <MeasurementCard measurement={each} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}

import { Button } from '@mantine/core'
import { IconPlus, IconShovel } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useApplications } from '#client/offline/optimistic/useFieldRecords.ts'
import { lazyForm } from '#client/query/lazy-form.tsx'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import type { Field } from '#domain/fields/field.schema.ts'
import type { FieldPanelProps } from '../field-place.ts'
import classes from '../records.module.css'
import { ApplicationCard } from './ApplicationCard.tsx'

const ApplicationForm = lazyForm<{ field: Field; onDone: () => void }>(
  async () => (await import('./ApplicationForm.tsx')).ApplicationForm,
)

/** What went onto a field, the newest first. */
export default function FieldWork({ field }: FieldPanelProps) {
  const t = useTranslations('field.work')
  const [isWriting, setWriting] = useState<boolean>()
  const applied = useApplications(field.id)
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
          <ApplicationForm field={field} onDone={() => setWriting(false)} />
        </Card>
      )}
      <QueryView
        query={applied}
        empty={
          !isWriting && (
            <EmptyState drawing={<IconShovel size={38} stroke={1.6} aria-hidden="true" />} text={t('none')} />
          )
        }
      >
        {(rows) => (
          <ul className={classes.list}>
            {rows.map((each) => (
              <li key={each.id}>
                <ApplicationCard application={each} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}

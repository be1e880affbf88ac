import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useZones } from '#client/offline/optimistic/useFieldRecords.ts'
import { lazyForm } from '#client/query/lazy-form.tsx'
import { QueryView } from '#client/query/QueryView.tsx'
import { Card } from '#client/ui/Card.tsx'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { Section } from '#client/ui/page/Section.tsx'
import type { Field } from '#domain/fields/field.schema.ts'
import { ZoneCard } from './ZoneCard.tsx'
import classes from './zones.module.css'

const ZoneForm = lazyForm<{ field: Field; onDone: () => void }>(async () => (await import('./ZoneForm.tsx')).ZoneForm)

/** Parts of a field that are worked differently, each with its colour and its plan. */
export function FieldZones({ field }: { field: Field }) {
  const t = useTranslations('field.zones')
  const [isWriting, setWriting] = useState<boolean>()
  const zones = useZones(field.id)
  return (
    <Section
      title={t('title')}
      more={
        !isWriting && (
          <Button
            ref={isWriting === false ? catchFocus : undefined}
            variant="default"
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
          <ZoneForm field={field} onDone={() => setWriting(false)} />
        </Card>
      )}
      <QueryView query={zones} empty={!isWriting && <p className={classes.hint}>{t('none')}</p>}>
        {(rows) => (
          <ul className={classes.list}>
            {rows.map((zone) => (
              <li key={zone.id}>
                <ZoneCard zone={zone} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}

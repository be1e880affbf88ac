import { Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useZones } from '#client/offline/optimistic/useFieldRecords.ts'
import { lazyForm } from '#client/query/lazy-form.tsx'
import { Card } from '#client/ui/Card.tsx'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import type { Field } from '#domain/fields/field.schema.ts'
import { FieldOutline } from '../../outline/FieldOutline.tsx'
import type { FieldPanelProps } from '../field-place.ts'
import { BoundaryCases } from './BoundaryCases.tsx'
import { FieldFacts } from './FieldFacts.tsx'
import classes from './FieldMap.module.css'
import { MeasureLink } from './MeasureLink.tsx'
import { RemoveField } from './RemoveField.tsx'
import { FieldZones } from './zones/FieldZones.tsx'

const EditFieldForm = lazyForm<{ field: Field; onDone: () => void }>(
  async () => (await import('./EditFieldForm.tsx')).EditFieldForm,
)

/** The shape of a field, what is known of it, and what can be done with it. */
export function FieldMap({ field, place }: FieldPanelProps) {
  const t = useTranslations('field')
  const [open, setOpen] = useState<'edit' | 'edited' | 'remove' | 'kept'>()
  const { data: zones = [] } = useZones(field.id)
  return (
    <>
      <BoundaryCases fieldId={field.id} place={place} />
      <div className={classes.parts}>
        <Card className={classes.drawing} data-bare={field.boundaryCoordinates.length === 0}>
          <FieldOutline
            border={field.boundaryCoordinates}
            parts={zones.filter(({ coordinates }) => coordinates.length > 0)}
            label={field.boundaryCoordinates.length > 0 ? t('map.outline', { name: field.name }) : t('map.noBorder')}
          />
          {field.boundaryCoordinates.length === 0 && <p className={classes.hint}>{t('map.noBorder')}</p>}
          {field.boundaryCoordinates.length === 0 && field.needsBorder && (
            <p className={classes.needed}>{t('map.needsBorder')}</p>
          )}
          {field.boundaryCoordinates.length === 0 && <MeasureLink field={field} place={place} />}
        </Card>
        {open === 'edit' ? (
          <Card>
            <EditFieldForm field={field} onDone={() => setOpen('edited')} />
          </Card>
        ) : (
          <div className={classes.known}>
            <FieldFacts field={field} />
            {field.boundaryCoordinates.length > 0 && <MeasureLink field={field} place={place} />}
            <Button
              ref={open === 'edited' ? catchFocus : undefined}
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden="true" />}
              onClick={() => setOpen('edit')}
            >
              {t('edit.open')}
            </Button>
            {open === 'remove' ? (
              <RemoveField field={field} place={place} onKeep={() => setOpen('kept')} />
            ) : (
              <Button
                ref={open === 'kept' ? catchFocus : undefined}
                variant="subtle"
                color="clay"
                leftSection={<IconTrash size={18} aria-hidden="true" />}
                onClick={() => setOpen('remove')}
              >
                {t('remove.action')}
              </Button>
            )}
          </div>
        )}
      </div>
      <FieldZones field={field} />
    </>
  )
}

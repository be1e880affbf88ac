import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { api } from '#client/api/client.ts'
import { useWrite, withReason } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from '../NewField.module.css'
import { useTarget } from '../useTarget.ts'
import { MeasuredArea } from './MeasuredArea.tsx'
import { type SaveFieldProps, sentOf } from './measured.ts'
import { useCorrectEntry } from './useCorrectEntry.ts'

/** The new border of a field that is there already, or its new area where it was measured by tape. */
export function SaveBorder({ measured, onBack, onDone }: SaveFieldProps) {
  const t = useTranslations('fields.save')
  const { place, field, entry } = useTarget()
  const navigate = useNavigate()
  const change = useWrite(api.farmer.fields.change.mutate, {
    done: { title: t('borderSaved'), tone: 'good' },
    failed: withReason(t('failed')),
    refresh: (utils) => utils.farmer.fields.invalidate(),
    onDone: ({ id: fieldId }) => {
      onDone?.()
      void navigate({
        to: place === '/fields/new' ? '/fields/$fieldId' : '/agent/fields/$fieldId',
        params: { fieldId },
      })
    },
  })
  const correct = useCorrectEntry(onDone)
  const { boundaryCoordinates, ...sent } = sentOf(measured)
  const border = boundaryCoordinates.length > 0 ? { boundaryCoordinates } : {}
  const save = () => {
    if (entry) correct({ ...sent, ...border })
    else if (field) change.mutate({ id: field.id, ...sent, ...border })
  }
  return (
    <div className={classes.side}>
      <MeasuredArea measured={measured} before={field} />
      <div className={classes.buttons}>
        <Button size="md" loading={change.isPending} onClick={save}>
          {t(measured.ring ? 'submitBorder' : 'submit')}
        </Button>
        <Button size="md" variant="default" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  )
}

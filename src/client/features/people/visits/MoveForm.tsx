import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { now, today } from '#client/phone/clock.ts'
import { DateField } from '#client/ui/fields/DateField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import fields from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { Question } from '#client/ui/Question.tsx'
import { type Visit, visitForm } from '#domain/support/visits/visit.schema.ts'
import { notBeforeToday } from '#domain/support/visits/visit-day.schema.ts'
import { useChangeVisit } from './useChangeVisit.ts'
import classes from './Visits.module.css'

const moveForm = visitForm.pick({ date: true, time: true })

/** Another day and time for a visit, or none: it can be cancelled here. */
export function MoveForm({ visit, onDone }: { visit: Visit; onDone: () => void }) {
  const { id, version, date, time } = visit
  const t = useTranslations('agent.visits')
  const form = useZodForm(
    notBeforeToday(moveForm, now, () => visit),
    { date, time },
    `visit-move.${id}`,
    { version, date, time },
  )
  const [asksCancel, setAsksCancel] = useState(false)
  const move = useChangeVisit({ form, onDone })
  const cancel = useChangeVisit({ onDone })
  return (
    <Form
      form={form}
      label={t('move')}
      onSubmit={form.submit((values, begun) => move.mutate({ id, version: seenVersion(visit, begun), ...values }))}
      foot={
        <div className={classes.actions}>
          <Button type="submit" loading={move.isPending}>
            {t('moveSubmit')}
          </Button>
          {!asksCancel && (
            <Button variant="default" onClick={() => setAsksCancel(true)}>
              {t('cancel')}
            </Button>
          )}
          <Button variant="default" onClick={onDone}>
            {t('back')}
          </Button>
        </div>
      }
    >
      {asksCancel && (
        <Question
          keep={t('cancelKeep')}
          confirm={t('cancel')}
          isPending={cancel.isPending}
          onKeep={() => setAsksCancel(false)}
          onConfirm={() => cancel.mutate({ id, status: 'cancelled' })}
        >
          <p>{t('cancelText')}</p>
        </Question>
      )}
      <div className={fields.pair}>
        <DateField label={t('date')} size="md" min={today()} {...form.getInputProps('date')} />
        <TextField label={t('time')} size="md" type="time" {...form.getInputProps('time')} />
      </div>
    </Form>
  )
}

type Begun = Pick<Visit, 'version' | 'date' | 'time'>
/** A step of the visit's status since the form was opened is no other move. */
const seenVersion = ({ version, date, time }: Begun, begun: Begun) =>
  date === begun.date && time === begun.time ? version : begun.version

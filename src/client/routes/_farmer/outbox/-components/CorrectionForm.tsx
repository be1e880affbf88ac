import { Button } from '@mantine/core'
import { useState } from 'react'
import { useRefusals } from '#client/i18n/useRefusals.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import classes from './Outbox.module.css'
import { useEditLock } from './useEditLock.ts'
import { useOutboxActions } from './useOutboxActions.ts'
import { mendableFields, TYPED, type TypedField } from './words.ts'

/** Edits the text of an entry, and sends it. The server validates it, as it does after the original form. */
export function CorrectionForm({ entry, onDone }: { entry: OutboxEntry; onDone: () => void }) {
  const t = useTranslations('outbox')
  const { resend } = useOutboxActions()
  const letGo = useEditLock(entry.key)
  const fields = mendableFields(entry)
  const { ofCheck } = useRefusals()
  const wrongIn = (field: TypedField) => {
    const check = entry.refusal?.checks?.[field]
    return (check && ofCheck(check)) ?? entry.refusal?.fields?.[field]?.[0]
  }
  const [values, setValues] = useState(() => fields.map((field) => String(entry.input[field] ?? '')))
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = Object.fromEntries(fields.map((field, at) => [field, readAs(field, values[at]!)]))
        void letGo().then(() => resend(entry, { ...entry.input, ...typed }))
        onDone()
      }}
    >
      {fields.map((field, at) => {
        const props = {
          label: t(`field.${field}`),
          value: values[at],
          error: wrongIn(field),
          onChange: (event: { currentTarget: { value: string } }) =>
            setValues(values.map((value, place) => (place === at ? event.currentTarget.value : value))),
        }
        if (TYPED[field] === 'text') return <TextArea key={field} rows={3} {...props} />
        return <TextField key={field} {...INPUT[TYPED[field]]} {...props} />
      })}
      <div className={classes.actions}>
        <Button type="submit">{t('send')}</Button>
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

const INPUT = {
  line: {},
  number: { type: 'number', step: 'any', inputMode: 'decimal' },
  date: { type: 'date' },
} as const

/** An invalid number is sent as typed, and the server refuses it with a sentence. */
const readAs = (field: TypedField, value: string) =>
  TYPED[field] === 'number' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRefusals } from '#client/api/refusals/useRefusals.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import classes from './Outbox.module.css'
import { useEditLock } from './useEditLock.ts'
import { useOutboxActions } from './useOutboxActions.ts'
import { mendableFields, TYPED, type TypedField } from './words.ts'

/** Changes what was typed, and sends it. Whether it is right now the server says, as the form would have. */
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

/** A number that is none any more goes as it was typed, and is refused in words. */
const readAs = (field: TypedField, value: string) =>
  TYPED[field] === 'number' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value

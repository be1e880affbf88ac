import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { RadioField } from '#client/ui/fields/RadioField.tsx'
import { toHectares } from '#domain/crops/crop.ts'
import { inputNameOf, isArea } from '#domain/crops/crop-fields.ts'
import { dateAt } from '#domain/dates.ts'
import type { FieldConflict } from '#domain/problem.ts'
import classes from './Outbox.module.css'
import { type Choice, resolvedInput } from './resolved-input.ts'
import { useEntryWords } from './useEntryWords.ts'
import { useOutboxActions } from './useOutboxActions.ts'

type ConflictFormProps = { entry: OutboxEntry; conflicts: FieldConflict[] }

/** An edit conflict: shows both values with author and time, and the farmer chooses one. */
export function ConflictForm({ entry, conflicts }: ConflictFormProps) {
  const t = useTranslations('outbox')
  const { resend, drop } = useOutboxActions()
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const isChosen = conflicts.every(({ field }) => choices[field])
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        const input = resolvedInput(entry.input, conflicts, choices)
        void (input ? resend(entry, input) : drop(entry))
      }}
    >
      <p className={classes.question}>{t('clash.lead')}</p>
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.field}
          conflict={conflict}
          choice={choices[conflict.field] ?? null}
          onChoose={(choice) => setChoices({ ...choices, [conflict.field]: choice })}
        />
      ))}
      <Button type="submit" disabled={!isChosen}>
        {t('send')}
      </Button>
    </form>
  )
}

type ConflictChoiceProps = { conflict: FieldConflict; choice: Choice | null; onChoose: (choice: Choice) => void }

function ConflictChoice({ conflict, choice, onChoose }: ConflictChoiceProps) {
  const t = useTranslations('outbox')
  const format = useFormat()
  const speak = useEntryWords()
  const field = inputNameOf(conflict.field)
  const textOf = (value: FieldConflict['mine']) => {
    if (value === null || value === '') return t('clash.nothing')
    return speak(field, isArea(conflict.field) ? toHectares(Number(value)) : value)
  }
  const name = conflict.by ?? t('clash.nobody')
  const when = conflict.at ? format.dateTime(dateAt(conflict.at), { dateStyle: 'medium', timeStyle: 'short' }) : ''
  return (
    <RadioField
      className={classes.conflict}
      label={t(`field.${field as 'notes'}`)}
      choices={[
        { value: 'mine', label: t('clash.mine', { value: textOf(conflict.mine) }) },
        {
          value: 'theirs',
          label: t('clash.theirs', { value: textOf(conflict.theirs) }),
          description: when ? t('clash.by', { name, when }) : name,
        },
      ]}
      value={choice}
      onChange={onChoose}
    />
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { RadioField } from '#client/ui/fields/RadioField.tsx'
import { toHectares } from '#domain/crops/crop.ts'
import { inputNameOf, isArea } from '#domain/crops/crop-fields.ts'
import type { FieldConflict } from '#domain/problem.ts'
import classes from './Outbox.module.css'
import { type Choice, resolvedInput } from './settled.ts'
import { useEntryWords } from './useEntryWords.ts'
import { useOutboxActions } from './useOutboxActions.ts'

type ConflictFormProps = { entry: OutboxEntry; clashes: FieldConflict[] }

/** Two people wrote different values: both are shown, with who and when, and the farmer says which one stays. */
export function ConflictForm({ entry, clashes }: ConflictFormProps) {
  const t = useTranslations('outbox')
  const { resend, drop } = useOutboxActions()
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const isChosen = clashes.every(({ field }) => choices[field])
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        const input = resolvedInput(entry.input, clashes, choices)
        void (input ? resend(entry, input) : drop(entry))
      }}
    >
      <p className={classes.question}>{t('clash.lead')}</p>
      {clashes.map((clash) => (
        <ConflictChoice
          key={clash.field}
          clash={clash}
          choice={choices[clash.field] ?? null}
          onChoose={(choice) => setChoices({ ...choices, [clash.field]: choice })}
        />
      ))}
      <Button type="submit" disabled={!isChosen}>
        {t('send')}
      </Button>
    </form>
  )
}

type ConflictChoiceProps = { clash: FieldConflict; choice: Choice | null; onChoose: (choice: Choice) => void }

function ConflictChoice({ clash, choice, onChoose }: ConflictChoiceProps) {
  const t = useTranslations('outbox')
  const format = useFormatter()
  const speak = useEntryWords()
  const field = inputNameOf(clash.field)
  const spoken = (value: FieldConflict['mine']) => {
    if (value === null || value === '') return t('clash.nothing')
    return speak(field, isArea(clash.field) ? toHectares(Number(value)) : value)
  }
  const name = clash.by ?? t('clash.nobody')
  const when = clash.at ? format.dateTime(new Date(clash.at), { dateStyle: 'medium', timeStyle: 'short' }) : ''
  return (
    <RadioField
      className={classes.clash}
      label={t(`field.${field as 'notes'}`)}
      choices={[
        { value: 'mine', label: t('clash.mine', { value: spoken(clash.mine) }) },
        {
          value: 'theirs',
          label: t('clash.theirs', { value: spoken(clash.theirs) }),
          description: when ? t('clash.by', { name, when }) : name,
        },
      ]}
      value={choice}
      onChange={onChoose}
    />
  )
}

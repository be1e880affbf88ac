import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { isQuestion, type OutboxEntry } from '#client/offline/outbox/entry.ts'
import { writtenOn } from '#client/offline/outbox/written-on.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ConflictForm } from './ConflictForm.tsx'
import { CorrectionForm } from './CorrectionForm.tsx'
import { DropQuestion } from './DropQuestion.tsx'
import { EntryFields } from './EntryFields.tsx'
import { EntryTitle } from './EntryTitle.tsx'
import { NextStep } from './NextStep.tsx'
import classes from './Outbox.module.css'
import { RemovalQuestion } from './RemovalQuestion.tsx'
import { useOutboxActions } from './useOutboxActions.ts'
import { useReason } from './useReason.ts'
import { mendableFields } from './words.ts'

type OutboxItemProps = { entry: OutboxEntry; isSending: boolean; isHeld: boolean }

/** An entry of the outbox: its content, its state, and its actions. */
export function OutboxItem({ entry, isSending, isHeld }: OutboxItemProps) {
  const t = useTranslations('outbox')
  const format = useFormat()
  const { refusal } = entry
  const reasonOf = useReason()
  const state = refusal ? 'refused' : isSending ? 'sending' : isHeld ? 'held' : 'waiting'
  return (
    <li>
      <Card className={classes.item}>
        <div className={classes.head}>
          <EntryTitle entry={entry} />
          <Badge tone={refusal ? 'destructive' : 'warm'}>{t(state)}</Badge>
        </div>
        <EntryFields entry={entry} />
        <time className={classes.when} dateTime={writtenOn(entry).toISOString()}>
          {t('writtenAt', {
            when: format.dateTime(writtenOn(entry), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </time>
        {refusal && !isQuestion(refusal) && (
          <>
            <p className={classes.reason}>{reasonOf(refusal)}</p>
            <NextStep entry={entry} refusal={refusal} />
          </>
        )}
        {refusal?.clashes ? <ConflictForm entry={entry} conflicts={refusal.clashes} /> : null}
        {refusal?.added ? (
          <RemovalQuestion entry={entry} added={refusal.added} />
        ) : (
          !isSending && <Actions entry={entry} />
        )}
      </Card>
    </li>
  )
}

function Actions({ entry }: { entry: OutboxEntry }) {
  const t = useTranslations('outbox')
  const { resend } = useOutboxActions()
  const [step, setStep] = useState<'choose' | 'mend' | 'drop'>('choose')
  const back = () => setStep('choose')
  if (step === 'mend') return <CorrectionForm entry={entry} onDone={back} />
  if (step === 'drop') return <DropQuestion entry={entry} onKeep={back} />
  return (
    <div className={classes.actions}>
      {entry.refusal && !isQuestion(entry.refusal) && (
        <Button variant="light" onClick={() => void resend(entry)}>
          {t('resend')}
        </Button>
      )}
      {mendableFields(entry).length > 0 && (
        <Button variant="default" onClick={() => setStep('mend')}>
          {t('mend')}
        </Button>
      )}
      <Button variant="subtle" color="clay" onClick={() => setStep('drop')}>
        {t('drop')}
      </Button>
    </div>
  )
}

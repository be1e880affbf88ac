import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { isQuestion, type OutboxEntry } from '#client/offline/outbox/entry.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ConflictForm } from './ConflictForm.tsx'
import { CorrectionForm } from './CorrectionForm.tsx'
import classes from './Outbox.module.css'
import { RemovalQuestion } from './RemovalQuestion.tsx'
import { useCropName } from './useCropName.ts'
import { useEntryWords } from './useEntryWords.ts'
import { useOutboxActions } from './useOutboxActions.ts'
import { useReason } from './useReason.ts'
import { mendableFields, otherFields, shownFields, whatOf } from './words.ts'

type OutboxItemProps = { entry: OutboxEntry; isSending: boolean; isHeld: boolean }

/** An entry of the outbox: its content, its state, and its actions. */
export function OutboxItem({ entry, isSending, isHeld }: OutboxItemProps) {
  const t = useTranslations('outbox')
  const format = useFormatter()
  const { refusal } = entry
  const what = whatOf(entry.path)
  const crop = useCropNames()(useCropName(entry))
  const reasonOf = useReason()
  const state = refusal ? 'refused' : isSending ? 'sending' : isHeld ? 'held' : 'waiting'
  return (
    <li>
      <Card className={classes.item}>
        <div className={classes.head}>
          <b>
            {t(`what.${what}`, { name: crop })}
            {crop && what !== 'addCrop' && ` · ${crop}`}
          </b>
          <Badge tone={refusal ? 'destructive' : 'warm'}>{t(state)}</Badge>
        </div>
        <Typed entry={entry} />
        <time className={classes.when} dateTime={new Date(entry.writtenAt).toISOString()}>
          {t('writtenAt', {
            when: format.dateTime(new Date(entry.writtenAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </time>
        {refusal && !isQuestion(refusal) && <p className={classes.reason}>{reasonOf(refusal)}</p>}
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

function Typed({ entry }: { entry: OutboxEntry }) {
  const { input, attachment } = entry
  const t = useTranslations('outbox')
  const format = useFormatter()
  const spoken = useEntryWords()
  const kilobytes = (attachment?.bytes.byteLength ?? 0) / 1000
  return (
    <dl className={classes.typed}>
      {shownFields(entry).map((field) => (
        <div key={field}>
          <dt>{t(`field.${field}`)}</dt>
          <dd>{spoken(field, input[field])}</dd>
        </div>
      ))}
      {otherFields(entry).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{String(value)}</dd>
        </div>
      ))}
      {attachment && (
        <div>
          <dt>{t('photo')}</dt>
          <dd>{format.number(kilobytes, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })}</dd>
        </div>
      )}
    </dl>
  )
}

function Actions({ entry }: { entry: OutboxEntry }) {
  const t = useTranslations('outbox')
  const { resend, drop } = useOutboxActions()
  const [step, setStep] = useState<'choose' | 'mend' | 'drop'>('choose')
  const back = () => setStep('choose')
  if (step === 'mend') return <CorrectionForm entry={entry} onDone={back} />
  if (step === 'drop')
    return (
      <div className={classes.actions}>
        <p className={classes.question}>{t('dropQuestion')}</p>
        <Button color="clay" onClick={() => void drop(entry)}>
          {t('dropConfirm')}
        </Button>
        <Button variant="default" onClick={back}>
          {t('keep')}
        </Button>
      </div>
    )
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

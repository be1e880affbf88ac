import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { Question } from '#client/ui/Question.tsx'
import classes from './records.module.css'

type TakeBackProps = {
  /** Of the record among its likes. */
  name: string
  question: string
  isPending: boolean
  onConfirm: () => void
}

/** The button that takes a record of a field back; it asks first, for the record is kept nowhere. */
export function TakeBack({ name, question, isPending, onConfirm }: TakeBackProps) {
  const t = useTranslations('field.takeBack')
  const [isAsking, setAsking] = useState<boolean>()
  if (isAsking)
    return (
      <Question
        keep={t('keep')}
        confirm={t('button')}
        isPending={isPending}
        onKeep={() => setAsking(false)}
        onConfirm={onConfirm}
      >
        <p>{question}</p>
      </Question>
    )
  return (
    <div>
      <Button
        ref={isAsking === false ? catchFocus : undefined}
        variant="subtle"
        className={classes.flush}
        leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
        aria-label={t('named', { name })}
        onClick={() => setAsking(true)}
      >
        {t('button')}
      </Button>
    </div>
  )
}

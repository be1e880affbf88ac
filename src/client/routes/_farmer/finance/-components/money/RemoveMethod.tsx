import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Question } from '#client/ui/Question.tsx'

/** Removes a bank or an agent from the ways to be paid, after a question; a wallet goes with its account. */
export function RemoveMethod({ id, name }: { id: string; name: string }) {
  const t = useTranslations('finance.methods')
  const [isAsking, setAsking] = useState(false)
  const remove = useWrite(api.finance.methods.remove.mutate, {
    done: { title: t('removed'), tone: 'good' },
    failed: ({ reason }) => reason ?? t('failed'),
    refresh: ({ finance }) => finance.invalidate(),
  })
  if (!isAsking)
    return (
      <Button
        variant="subtle"
        color="clay"
        leftSection={<IconTrash size={18} aria-hidden="true" />}
        aria-label={t('removeNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {t('remove')}
      </Button>
    )
  return (
    <Question
      keep={t('keep')}
      confirm={t('remove')}
      isPending={remove.isPending}
      onKeep={() => setAsking(false)}
      onConfirm={() => remove.mutate({ id })}
    >
      <p>{t('removeAsk', { name })}</p>
    </Question>
  )
}

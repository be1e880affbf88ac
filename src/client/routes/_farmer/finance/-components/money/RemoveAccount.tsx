import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Question } from '#client/ui/Question.tsx'
import type { Account } from '#domain/finance/account.schema.ts'
import { spoken } from '#domain/phone.ts'

type RemoveAccountProps = { account: Account /** What the button says instead. */; label?: string }

/** Removes an account, after a question. One that holds money, or that a loan or policy is paid from, stays. */
export function RemoveAccount({ account: { id, provider, accountNumber }, label }: RemoveAccountProps) {
  const t = useTranslations('finance.money')
  const [isAsking, setAsking] = useState(false)
  const remove = useWrite(api.finance.accounts.remove.mutate, {
    done: { title: t('removed'), tone: 'good' },
    failed: ({ reason }) => reason ?? t('notRemoved'),
    refresh: ({ finance }) => finance.invalidate(),
  })
  const name = `${provider} ${spoken(accountNumber)}`
  if (!isAsking)
    return (
      <Button
        variant="subtle"
        color="clay"
        leftSection={<IconTrash size={18} aria-hidden="true" />}
        aria-label={label ?? t('removeNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {label ?? t('remove')}
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

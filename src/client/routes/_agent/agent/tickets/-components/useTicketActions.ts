import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import type { Toast } from '#client/ui/toast/toasts.ts'

/** An agent's actions on a request: answer, close. */
export function useTicketActions({ name, hasAccount }: { name: string; hasAccount: boolean }) {
  const t = useTranslations('tickets')
  const { answer, close } = api.agent.tickets
  const text = hasAccount ? t('answerSentText', { name }) : t('answerKept')
  return {
    answer: useTicketWrite(answer.mutate, { title: t('answerSent'), text, tone: 'good' }),
    close: useTicketWrite(close.mutate, { title: t('closedToast'), tone: 'good' }),
  }
}

function useTicketWrite<Input>(write: (input: Input) => Promise<unknown>, done: Toast) {
  const t = useTranslations('tickets')
  return useWrite(write, {
    done,
    failed: t('failed'),
    refresh: ({ farmer, agent }) =>
      Promise.all([farmer.contact.invalidate(), agent.tickets.invalidate(), agent.dashboard.overview.invalidate()]),
  })
}

import { api } from '#client/api/client.ts'
import type { trpc } from '#client/api/hooks.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Toast } from '#client/ui/toast/toasts.ts'

/** An agent's actions on a request: answer, close, open again. */
export function useTicketActions({
  ticketId,
  name,
  hasAccount,
}: {
  ticketId: string
  name: string
  hasAccount: boolean
}) {
  const t = useTranslations('tickets')
  const { answer, close, reopen } = api.agent.tickets
  const [undoClose, undoReopen] = [useUndo(reopen.mutate, refreshTickets), useUndo(close.mutate, refreshTickets)]
  const text = hasAccount ? t('answerSentText', { name }) : t('answerKept')
  return {
    answer: useTicketWrite(answer.mutate, { title: t('answerSent'), text, tone: 'good' }),
    close: useTicketWrite(close.mutate, {
      title: t('closedToast'),
      tone: 'good',
      undo: () => undoClose.mutate({ ticketId }),
    }),
    reopen: useTicketWrite(reopen.mutate, {
      title: t('reopened'),
      tone: 'good',
      undo: () => undoReopen.mutate({ ticketId }),
    }),
  }
}

function useTicketWrite<Input>(write: (input: Input) => Promise<unknown>, done: Toast) {
  const t = useTranslations('tickets')
  return useWrite(write, { done, failed: t('failed'), refresh: refreshTickets })
}

export const refreshTickets = ({ farmer, agent }: ReturnType<typeof trpc.useUtils>) =>
  Promise.all([
    farmer.contact.invalidate(),
    agent.tickets.invalidate(),
    agent.today.invalidate(),
    agent.dashboard.overview.invalidate(),
  ])

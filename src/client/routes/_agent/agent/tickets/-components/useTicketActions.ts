import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { useRefusals } from '#client/api/useRefusals.ts'
import { showToast } from '#client/ui/toast/toasts.ts'

/** What an agent does with a request: answer it, close it. */
export function useTicketActions({ name, hasAccount }: { name: string; hasAccount: boolean }) {
  const t = useTranslations('tickets')
  const error = useTranslations('common.error')
  const { ofServer } = useRefusals()
  const utils = trpc.useUtils()
  const refresh = () =>
    Promise.all([
      utils.farmer.contact.invalidate(),
      utils.agent.tickets.invalidate(),
      utils.agent.dashboard.overview.invalidate(),
    ])
  const onError = (refusal: unknown) =>
    showToast({ title: error('title'), text: ofServer(refusal) ?? t('failed'), tone: 'bad' })
  return {
    answer: trpc.agent.tickets.answer.useMutation({
      onSuccess: async () => {
        await refresh()
        const text = hasAccount ? t('answerSentText', { name }) : t('answerKept')
        showToast({ title: t('answerSent'), text, tone: 'good' })
      },
      onError,
    }),
    close: trpc.agent.tickets.close.useMutation({
      onSuccess: async () => {
        await refresh()
        showToast({ title: t('closedToast'), tone: 'good' })
      },
      onError,
    }),
  }
}

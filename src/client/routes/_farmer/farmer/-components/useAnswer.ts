import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { useSavedToast } from '#client/offline/outbox/pending-answers.ts'
import { showToast } from '#client/ui/toast/toasts.ts'

/** Answers advice that has its date, and takes it off the home screen. */
export function useAnswer(onDone?: () => void) {
  const t = useTranslations('advisories')
  const error = useTranslations('common.error')
  const tell = useSavedToast()
  return trpc.farmer.advice.answer.useMutation({
    onSuccess: (answer) => {
      tell(answer, { title: t('due.thanks'), text: t('due.doneText'), tone: 'good' })
      onDone?.()
    },
    onError: () => showToast({ title: error('title'), text: t('dialog.failed'), tone: 'bad' }),
  })
}

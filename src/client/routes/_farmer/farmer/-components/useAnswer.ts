import { useTranslations } from 'use-intl'
import { showToast } from '#client/components/toasts.ts'
import { useWrittenToast } from '#client/offline/waiting.ts'
import { trpc } from '#client/trpc.ts'

/** Answers advice that has its date, and takes it off the home screen. */
export function useAnswer(onDone?: () => void) {
  const t = useTranslations('advisories')
  const error = useTranslations('common.error')
  const tell = useWrittenToast()
  return trpc.farmer.advice.answer.useMutation({
    onSuccess: (answer) => {
      tell(answer, { title: t('due.thanks'), text: t('due.doneText'), tone: 'good' })
      onDone?.()
    },
    onError: () => showToast({ title: error('title'), text: t('dialog.failed'), tone: 'bad' }),
  })
}

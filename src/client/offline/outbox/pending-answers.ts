import { useTranslations } from '#client/i18n/useTranslations.ts'
import { showToast, type Toast } from '#client/ui/toast/toasts.ts'
import { getOutbox } from './outbox-state.ts'

/** Answers that the server has not given yet. */
const pendingAnswers = new WeakSet<object>()

/** Remembers of an answer that it is one of the outbox. */
export function markPending<T>(answer: T, isPending: boolean): T {
  if (isPending && typeof answer === 'object' && answer !== null) pendingAnswers.add(answer)
  return answer
}

const isPending = (answer: unknown) => typeof answer === 'object' && answer !== null && pendingAnswers.has(answer)

/** Shows the success toast; for a pending write, that it is stored here and will be sent with the connection. */
export function useSavedToast() {
  const t = useTranslations('common.offline')
  return (answer: unknown, toast: Toast) => {
    if (!isPending(answer)) return showToast(toast)
    const { undo } = toast
    if (getOutbox().isDurable) return showToast({ title: t('kept'), text: t('keptText'), tone: 'good', undo })
    showToast({ title: t('waiting'), text: t('notKept'), undo })
  }
}

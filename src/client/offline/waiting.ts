import { useTranslations } from 'use-intl'
import { showToast, type Toast } from '#client/components/toasts.ts'
import { getOutbox } from './outbox-state.ts'

/** Answers that the server has not given yet. */
const waiting = new WeakSet<object>()

/** Remembers of an answer that it is one of the outbox. */
export function markWaiting<T>(answer: T, isWaiting: boolean): T {
  if (isWaiting && typeof answer === 'object' && answer !== null) waiting.add(answer)
  return answer
}

const isWaiting = (answer: unknown) => typeof answer === 'object' && answer !== null && waiting.has(answer)

/** Tells that something was written; of what waits, that it is kept here and goes out with the connection. */
export function useWrittenToast() {
  const t = useTranslations('common.offline')
  return (answer: unknown, toast: Toast) => {
    if (!isWaiting(answer)) return showToast(toast)
    if (getOutbox().isKept) return showToast({ title: t('kept'), text: t('keptText'), tone: 'good' })
    showToast({ title: t('waiting'), text: t('notKept') })
  }
}

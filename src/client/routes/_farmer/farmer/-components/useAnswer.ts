import { api } from '#client/api/client.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'

/** Answers dated advice, and removes it from the home screen. */
export function useAnswer(onDone?: () => void, form?: WrittenForm<never>) {
  const t = useTranslations('advisories')
  const undo = useUndoAnswer()
  return useWrite(api.farmer.advice.answer.mutate, {
    done: (_, { deliveryId }) => ({
      title: t('due.thanks'),
      text: t('due.doneText'),
      tone: 'good',
      undo: () => undo.mutate({ deliveryId }),
    }),
    failed: t('dialog.failed'),
    form,
    onDone,
  })
}

/** Takes an answer back: the advice asks for one again. */
export const useUndoAnswer = () => useUndo(api.farmer.advice.undo.mutate)

import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'

/** Answers dated advice, and removes it from the home screen. */
export function useAnswer(onDone?: () => void, form?: WrittenForm<never>) {
  const t = useTranslations('advisories')
  return useWrite(api.farmer.advice.answer.mutate, {
    done: { title: t('due.thanks'), text: t('due.doneText'), tone: 'good' },
    failed: t('dialog.failed'),
    form,
    onDone,
  })
}

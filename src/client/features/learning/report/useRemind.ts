import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { remindInParts } from './remind-in-parts.ts'

/** Reminds learners of their course, and tells how many were not reminded and why. */
export function useRemind(id: string) {
  const t = useTranslations('teaching')
  const remind = (learnerIds: string[]) => api.learning.reports.remind.mutate({ id, learnerIds })
  return useWrite((learnerIds: string[]) => remindInParts(learnerIds, remind), {
    done: ({ reminded, left }) => ({
      title: t('reminded', { count: reminded }),
      text: left > 0 ? t('notReminded', { count: left }) : undefined,
      tone: reminded > 0 ? 'good' : 'plain',
    }),
    // Learners are not called back to a course that they cannot open.
    failed: ({ problem, reason }) => (problem === 'notFound' ? t('hidden') : (reason ?? t('remindFailed'))),
    refresh: ({ learning }) => learning.reports.learners.invalidate(),
  })
}

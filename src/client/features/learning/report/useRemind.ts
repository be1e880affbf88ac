import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { MAX_REMINDED } from '#domain/learning/report.schema.ts'

/** Reminds learners of their course, and tells how many were not reminded and why. */
export function useRemind(courseId: string) {
  const t = useTranslations('teaching')
  return useWrite((learnerIds: string[]) => remindAll(courseId, learnerIds), {
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

/** One call reminds a part of them. After a failure all are sent again: nobody is reminded twice in a week. */
async function remindAll(id: string, learnerIds: string[]) {
  const total = { reminded: 0, left: 0 }
  for (let at = 0; at < learnerIds.length; at += MAX_REMINDED) {
    const { reminded, left } = await api.learning.reports.remind.mutate({ id, learnerIds: learnerIds.slice(at, at + MAX_REMINDED) }) // biome-ignore format: one call
    total.reminded += reminded
    total.left += left
  }
  return total
}

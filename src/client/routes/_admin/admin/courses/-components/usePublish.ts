import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'

/** Publishes or hides a course, and reloads the list. */
export function usePublish(onDone?: () => void) {
  const t = useTranslations('admin.courses')
  return useWrite(api.admin.courses.publish.mutate, {
    done: ({ isPublished }) => ({
      title: t(isPublished ? 'done' : 'hidden'),
      text: t(isPublished ? 'doneText' : 'hiddenText'),
      tone: 'good',
    }),
    failed: t('failed'),
    refresh: ({ admin }, course) => {
      admin.courses.list.setData(undefined, (list) => list?.map((each) => (each.id === course.id ? course : each)))
      void admin.stats.invalidate()
    },
    onDone,
  })
}

import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { showToast } from '#client/ui/toast/toasts.ts'

/** Publishes a course or hides it; the list shows it as it stands then. */
export function usePublish(onDone?: () => void) {
  const t = useTranslations('admin.courses')
  const error = useTranslations('common.error')
  const utils = trpc.useUtils()
  return trpc.admin.courses.publish.useMutation({
    onSuccess: (course) => {
      utils.admin.courses.list.setData(undefined, (list) =>
        list?.map((each) => (each.id === course.id ? course : each)),
      )
      void utils.admin.stats.invalidate()
      const [title, text] = course.isPublished ? (['done', 'doneText'] as const) : (['hidden', 'hiddenText'] as const)
      showToast({ title: t(title), text: t(text), tone: 'good' })
      onDone?.()
    },
    onError: () => showToast({ title: error('title'), text: t('failed'), tone: 'bad' }),
  })
}

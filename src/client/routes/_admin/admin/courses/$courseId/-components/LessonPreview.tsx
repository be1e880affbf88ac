import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/client.ts'
import { LessonText } from '#client/features/learning/text/LessonText.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { partsOf } from '#domain/learning/lesson-text.ts'
import classes from './Builder.module.css'

/** The text of a lesson as a learner sees it. */
export function LessonPreview({ content }: { content: string }) {
  const t = useTranslations('desk.builder')
  // A lesson is longer than an address may be, so that it is sent as a POST.
  const text = useQuery({
    queryKey: ['lesson-preview', content],
    queryFn: () => api.admin.builder.preview.mutate({ content }),
    gcTime: 0,
  })
  return (
    <div className={classes.shown}>
      <QueryView query={text} empty={<p className={classes.quiet}>{t('emptyPreview')}</p>}>
        {(read) => <LessonText parts={partsOf(read)} />}
      </QueryView>
    </div>
  )
}

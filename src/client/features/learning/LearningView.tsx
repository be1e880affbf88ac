import type { ComponentProps } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'

/** The states of a course, a lesson or a quiz: until it is there, the screen goes by the name of the learning center. */
export function LearningView<T>(props: Omit<ComponentProps<typeof QueryView<T>>, 'errorText' | 'unopened'>) {
  const t = useTranslations('learning')
  return (
    <>
      {props.query.data === undefined && <PageTitle isPlain>{t('title')}</PageTitle>}
      <QueryView
        {...props}
        errorText={t('course.failed')}
        unopened={{ text: t('course.notSaved'), hint: t('course.notSavedHint') }}
      />
    </>
  )
}

import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { CropDrawing } from '#client/features/crops/CropDrawing.tsx'
import { syncNow } from '#client/offline/cache/sync.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons, QueryView } from '#client/ui/QueryView.tsx'
import { CourseCard } from './CourseCard.tsx'

export function CoursesScreen() {
  const t = useTranslations('learning')
  const courses = trpc.learning.courses.list.useQuery()
  // Linked from notifications: the new course must be in the list. Synchronizing costs less than loading
  // all courses.
  useEffect(() => void syncNow(), [])
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className={grid.page}>
        <QueryView
          query={courses}
          errorText={t('failed')}
          skeleton={<CardSkeletons count={3} height={260} />}
          empty={<EmptyState drawing={<CropDrawing name="Seedling" size={44} />} text={t('none')} />}
        >
          {(list) => (
            <div className={grid.cards}>
              {list.map((course) => (
                <CourseCard key={course.id} course={course} />
              ))}
            </div>
          )}
        </QueryView>
      </div>
    </>
  )
}

import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { CropDrawing } from '#client/features/crops/CropDrawing.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons, QueryView } from '#client/ui/QueryView.tsx'
import { DataTable } from '#client/ui/table/DataTable.tsx'
import type { AdminCourse } from '#domain/learning/publication.schema.ts'
import { AdminCourseCard } from './AdminCourseCard.tsx'
import classes from './AdminCoursesScreen.module.css'
import { useCourseColumns } from './useCourseColumns.tsx'

const PublishDialog = lazy(() => import('./PublishDialog.tsx'))

/** All courses, published or not. */
export function AdminCoursesScreen() {
  const t = useTranslations('admin.courses')
  return (
    <div className={classes.page}>
      <PageTitle isPlain>{t('title')}</PageTitle>
      <Courses />
    </div>
  )
}

function Courses() {
  const t = useTranslations('learning')
  const admin = useTranslations('admin.courses')
  const table = useTranslations('table')
  // Another administrator may have changed a cached list.
  const courses = trpc.admin.courses.list.useQuery(undefined, { refetchOnMount: 'always' })
  const dialog = useDialog('publish')
  const course = courses.data?.find(({ id }) => id === dialog.id)
  const ask = ({ id }: AdminCourse) => dialog.open('publish', id)
  const columns = useCourseColumns(ask)
  return (
    <>
      <QueryView
        query={courses}
        errorText={t('failed')}
        skeleton={<CardSkeletons count={3} height={240} />}
        empty={<EmptyState drawing={<CropDrawing name="Seedling" size={44} />} text={t('none')} />}
      >
        {(list) => (
          <DataTable
            label={admin('title')}
            file="kuu-courses"
            columns={columns}
            rows={list}
            rowId={({ id }) => id}
            rowName={({ title }) => title}
            card={(course) => <AdminCourseCard course={course} onAsk={() => ask(course)} />}
            count={table('rows', { count: list.length })}
            allRows={() => list}
          />
        )}
      </QueryView>
      {course && (
        <Suspense>
          <PublishDialog course={course} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}

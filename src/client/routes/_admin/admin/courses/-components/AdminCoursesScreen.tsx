import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { AdminList } from '#client/features/operations/admin/AdminList.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import type { TableView } from '#client/ui/table/table-view.ts'
import type { AdminCourse } from '#domain/learning/publication.schema.ts'
import type { AdminSort } from '#domain/operations/admin-sorts.ts'
import { found } from '#domain/search.ts'
import { AdminCourseCard } from './AdminCourseCard.tsx'
import { sortedCourses } from './sorted-courses.ts'
import { useCourseColumns } from './useCourseColumns.tsx'

const CourseDialog = lazy(() => import('./CourseDialog.tsx'))
const ImportDialog = lazy(() => import('./ImportDialog.tsx'))
const PublishDialog = lazy(() => import('./PublishDialog.tsx'))

/** All courses, published or not. There are some dozens: they come at once, and the search is done here. */
export function AdminCoursesScreen({ view }: { view: TableView<AdminSort<'course'>> }) {
  const t = useTranslations('learning')
  const builder = useTranslations('desk.builder')
  // Another administrator may have changed a cached list.
  const courses = trpc.admin.courses.list.useQuery(undefined, { refetchOnMount: 'always' })
  const rows =
    courses.data &&
    sortedCourses(
      found(courses.data, view.words, ({ title }) => ({ shown: [title] })),
      view.sort,
    )
  const dialog = useDialog('publish', 'import')
  const course = dialog.name === 'publish' ? courses.data?.find(({ id }) => id === dialog.id) : undefined
  const ask = ({ id }: AdminCourse) => dialog.open('publish', id)
  const onePage = { hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => undefined }
  return (
    <>
      <AdminList
        kind="course"
        view={view}
        pages={{
          ...courses,
          ...onePage,
          data: rows && { pages: [{ items: rows, nextCursor: null, total: rows.length }] },
        }}
        errorText={t('failed')}
        actions={
          <Button
            variant="default"
            leftSection={<IconFileImport size={20} aria-hidden="true" />}
            onClick={() => dialog.open('import')}
          >
            {builder('import')}
          </Button>
        }
        columns={useCourseColumns(ask)}
        nameOf={({ title }) => title}
        card={(row) => <AdminCourseCard course={row} onAsk={() => ask(row)} />}
        allRows={async () => rows ?? []}
        record={(row, onClose) => <CourseDialog key={row?.id} course={row} onClose={onClose} />}
      />
      <Suspense>
        {course && <PublishDialog course={course} onClose={dialog.close} />}
        {dialog.name === 'import' && <ImportDialog onClose={dialog.close} />}
      </Suspense>
    </>
  )
}

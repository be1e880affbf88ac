import { createFileRoute } from '@tanstack/react-router'
import { CourseReport } from '#client/features/learning/report/CourseReport.tsx'
import { reportSearch } from '#client/features/learning/report/report-search.ts'
import { needMessages } from '#client/i18n/catalogue.ts'

export const Route = createFileRoute('/_admin/admin/courses/$courseId/')({
  validateSearch: reportSearch,
  beforeLoad: () => Promise.all([needMessages('teaching'), needMessages('table')]),
  component: Screen,
})

function Screen() {
  const { courseId } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CourseReport
      key={courseId}
      place={{ to: '/admin/courses/$courseId', courseId }}
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  )
}

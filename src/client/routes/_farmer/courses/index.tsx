import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { COURSE_LEVELS } from '#domain/learning/course.ts'
import type { CourseSearch } from '#domain/learning/course-search.ts'
import { CoursesScreen } from './-components/CoursesScreen.tsx'

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

export const Route = createFileRoute('/_farmer/courses/')({
  validateSearch: ({ q, level, audience }: Record<string, unknown>): CourseSearch => ({
    q: textOf(q),
    level: COURSE_LEVELS.find((each) => each === level),
    audience: textOf(audience),
  }),
  beforeLoad: () => Promise.all([needMessages('learning'), needMessages('courses')]),
  component: Screen,
})

function Screen() {
  const navigate = Route.useNavigate()
  return (
    <CoursesScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}

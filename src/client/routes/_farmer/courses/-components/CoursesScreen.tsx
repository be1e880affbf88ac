import { Button } from '@mantine/core'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { CropDrawing } from '#client/features/crops/CropDrawing.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { syncNow } from '#client/offline/cache/sync.ts'
import { isOnline } from '#client/offline/connection.ts'
import { forgetCoursesBut, useSavedCourses } from '#client/offline/saved-courses/saved-courses.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { SearchField } from '#client/ui/fields/search/SearchField.tsx'
import { useFound } from '#client/ui/live/useFound.ts'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { CourseCard as CourseSummary } from '#domain/learning/course.schema.ts'
import { type CourseSearch, searchCourses } from '#domain/learning/course-search.ts'
import { CourseCard } from './CourseCard.tsx'
import { CourseFilters } from './CourseFilters.tsx'
import { MyCourses } from './MyCourses.tsx'

type CoursesScreenProps = { search: CourseSearch; onSearch: (search: CourseSearch) => void }

/** The catalogue: the learner's own courses, then all of them with their filters. */
export function CoursesScreen({ search, onSearch }: CoursesScreenProps) {
  const t = useTranslations('learning')
  const words = useTranslations('courses.catalogue')
  const courses = trpc.learning.courses.list.useQuery()
  const asked = useDeferredValue(search)
  const saved = useSavedIds()
  useForgetHidden(courses)
  // Linked from notifications: the new course must be in the list. Synchronizing costs less than loading
  // all courses.
  useEffect(() => void syncNow(), [])
  const isPlain = !search.q && !search.level && !search.audience
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className={grid.page}>
        {isPlain && <MyCourses saved={saved} />}
        <QueryView
          query={courses}
          errorText={t('failed')}
          skeleton={<CardSkeletons count={3} height={260} />}
          empty={<EmptyState drawing={<CropDrawing name="Seedling" size={44} />} text={t('none')} />}
        >
          {(list) => (
            <Section title={words('all')}>
              <SearchField
                label={words('search')}
                value={search.q ?? ''}
                onChange={(words) => onSearch({ ...search, q: words || undefined })}
              />
              <CourseFilters courses={list} search={search} onSearch={onSearch} />
              <Found courses={searchCourses(list, asked)} search={asked} saved={saved} onClear={() => onSearch({})} />
            </Section>
          )}
        </QueryView>
      </div>
    </>
  )
}

/** The ids of the courses that are saved on this phone. */
function useSavedIds(): ReadonlySet<string> {
  const saved = useSavedCourses()
  return useMemo(() => new Set(saved?.filter(({ isWhole }) => isWhole).map(({ id }) => id)), [saved])
}

/** A course that was hidden, or deleted, leaves the phone when the catalogue comes without it. */
function useForgetHidden({
  data,
  isFetchedAfterMount,
}: {
  data: CourseSummary[] | undefined
  isFetchedAfterMount: boolean
}) {
  useEffect(() => {
    if (data && isFetchedAfterMount && isOnline()) void forgetCoursesBut(data.map(({ id }) => id))
  }, [data, isFetchedAfterMount])
}

type FoundProps = { courses: CourseSummary[]; search: CourseSearch; saved: ReadonlySet<string>; onClear: () => void }

function Found({ courses, search, saved, onClear }: FoundProps) {
  useFound(courses.length, search)
  const t = useTranslations('courses.catalogue')
  if (courses.length > 0)
    return (
      <div className={grid.cards}>
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} isSaved={saved.has(course.id)} />
        ))}
      </div>
    )
  return (
    <EmptyState
      drawing={<CropDrawing name="Seedling" size={44} />}
      text={t('noMatch')}
      action={
        <Button variant="light" onClick={onClear}>
          {t('clear')}
        </Button>
      }
    />
  )
}

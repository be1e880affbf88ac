import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import type { CourseCard } from '#domain/learning/course.schema.ts'
import { COURSE_LEVELS } from '#domain/learning/course.ts'
import { audiencesOf, type CourseSearch } from '#domain/learning/course-search.ts'
import classes from './CourseFilters.module.css'

type CourseFiltersProps = {
  courses: CourseCard[]
  search: CourseSearch
  onSearch: (search: CourseSearch) => void
}

export function CourseFilters({ courses, search, onSearch }: CourseFiltersProps) {
  const t = useTranslations('learning')
  const words = useTranslations('courses.catalogue')
  const { level: chosen, audience } = search
  const audiences = audiencesOf(courses)
  return (
    <div className={classes.filters}>
      <Chips label={words('levels')}>
        <Chip pressed={!chosen} onPress={() => onSearch({ ...search, level: undefined })}>
          {words('allLevels')}
        </Chip>
        {COURSE_LEVELS.map((level) => (
          <Chip key={level} pressed={chosen === level} onPress={() => onSearch({ ...search, level })}>
            {t(level)}
          </Chip>
        ))}
      </Chips>
      <SelectField
        label={words('audiences')}
        value={audience ?? ''}
        onChange={({ currentTarget: { value } }) => onSearch({ ...search, audience: value || undefined })}
        data={[
          { value: '', label: words('allAudiences') },
          // An address may name one that no course has any more.
          ...[...new Set([...audiences, ...(audience ? [audience] : [])])].map((value) => ({ value, label: value })),
        ]}
      />
    </div>
  )
}

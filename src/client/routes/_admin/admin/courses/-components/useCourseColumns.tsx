import { RowActions } from '#client/features/operations/admin/RowActions.tsx'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import { dateAt } from '#domain/dates.ts'
import type { AdminCourse } from '#domain/learning/publication.schema.ts'
import { ENGLISH_MONEY } from '#domain/money.ts'
import { type AdminSort, bothWays } from '#domain/operations/admin-sorts.ts'
import { BuildButton } from './BuildButton.tsx'
import { PublishButton } from './PublishButton.tsx'
import { ReportButton } from './ReportButton.tsx'

/** What a table and a spreadsheet say of courses, and what can be done with them. */
export function useCourseColumns(
  onAsk: (course: AdminCourse) => void,
): TableColumn<AdminCourse, AdminSort<'course'>>[] {
  const { formatCoursePrice } = useMoney()
  const t = useTranslations('admin.courses')
  const learning = useTranslations('learning')
  const desk = useTranslations('desk')
  const format = useFormat()
  const stateOf = ({ isPublished }: AdminCourse) => t(isPublished ? 'published' : 'draft')
  const count = (
    id: string,
    head: string,
    of: (course: AdminCourse) => number,
    isHidden = false,
  ): TableColumn<AdminCourse, AdminSort<'course'>> => ({
    id,
    head,
    cell: (course) => format.number(of(course)),
    csv: of,
    isNumber: true,
    isHidden,
  })
  return [
    {
      id: 'course',
      head: t('course'),
      cell: ({ title }) => <b>{title}</b>,
      csv: ({ title }) => title,
      sort: bothWays('title'),
      isFixed: true,
    },
    {
      id: 'state',
      head: t('state'),
      cell: (course) => <Badge tone={course.isPublished ? 'good' : 'secondary'}>{stateOf(course)}</Badge>,
      csv: stateOf,
    },
    {
      id: 'level',
      head: t('level'),
      cell: ({ level }) => learning(level),
      csv: ({ level }) => learning(level),
      sort: bothWays('level'),
    },
    {
      id: 'price',
      head: t('price'),
      cell: ({ price, currency }) => (price === 0 ? learning('free') : formatCoursePrice(price, currency)),
      // A file is for a machine: it has English separators in every language.
      csv: ({ price, currency }) => (price === 0 ? learning('free') : ENGLISH_MONEY.formatCoursePrice(price, currency)),
      isNumber: true,
    },
    count('modules', t('modules'), ({ moduleCount }) => moduleCount, true),
    count('lessons', t('lessons'), ({ lessonCount }) => lessonCount, true),
    { ...count('enrolled', t('enrolled'), ({ enrollmentCount }) => enrollmentCount), sort: bothWays('enrolled') },
    {
      id: 'created',
      head: desk('field.createdAt'),
      cell: ({ createdAt }) => format.dateTime(dateAt(createdAt), { dateStyle: 'medium' }),
      csv: ({ createdAt }) => createdAt.slice(0, 10),
      isWhole: true,
      sort: bothWays('createdAt'),
      isHidden: true,
    },
    {
      id: 'first',
      head: t('first'),
      cell: ({ publishedAt }) =>
        publishedAt ? format.dateTime(dateAt(publishedAt), { dateStyle: 'medium' }) : t('never'),
      csv: ({ publishedAt }) => publishedAt?.slice(0, 10) ?? null,
      isHidden: true,
    },
    {
      id: 'action',
      head: t('action'),
      cell: (course) => (
        <RowActions id={course.id} name={course.title}>
          <BuildButton course={course} />
          <ReportButton course={course} />
          <PublishButton course={course} onAsk={() => onAsk(course)} />
        </RowActions>
      ),
    },
  ]
}

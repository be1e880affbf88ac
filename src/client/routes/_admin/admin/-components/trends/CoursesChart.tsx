import { BarChart } from '@mantine/charts'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { truncated } from '#domain/advice/advisory.ts'
import type { AdminTrends } from '#domain/operations/stats.schema.ts'
import { ChartCard } from './ChartCard.tsx'
import { STILL, useChartLook } from './look.ts'

const ROW_HEIGHT = 34
/** What a chart needs besides its rows: the axis and the legend. */
const FRAME_HEIGHT = 84
const MAX_TITLE = 18

/** Two bars for each course, of all learners and of those who completed it. */
export function CoursesChart({ courses }: { courses: AdminTrends['courses'] }) {
  const t = useTranslations('desk.trends')
  const look = useChartLook()
  return (
    <ChartCard
      title={<Link to="/admin/courses">{t('courses.title')}</Link>}
      note={t('courses.note')}
      none={t('courses.none')}
      heads={[t('courses.course'), t('courses.enrolled'), t('courses.completed')]}
      rows={courses.map(({ title, enrolled, completed }) => ({ name: title, numbers: [enrolled, completed] }))}
    >
      <BarChart
        {...look}
        h={courses.length * ROW_HEIGHT + FRAME_HEIGHT}
        orientation="vertical"
        data={courses}
        dataKey="title"
        xAxisProps={{ allowDecimals: false }}
        yAxisProps={{ width: 120, tickFormatter: (title: string) => truncated(title, MAX_TITLE) }}
        barProps={STILL}
        series={[
          { name: 'enrolled', label: t('courses.enrolled'), color: 'maize' },
          { name: 'completed', label: t('courses.completed'), color: 'leaf' },
        ]}
      />
    </ChartCard>
  )
}

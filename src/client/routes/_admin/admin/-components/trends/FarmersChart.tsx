import { CompositeChart } from '@mantine/charts'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { AdminTrends } from '#domain/operations/stats.schema.ts'
import { ChartCard } from './ChartCard.tsx'
import { STILL, useChartLook, usePeriodNames } from './look.ts'

export function FarmersChart({ months }: { months: AdminTrends['farmers'] }) {
  const t = useTranslations('desk.trends')
  const look = useChartLook()
  const { month } = usePeriodNames()
  return (
    <ChartCard
      title={
        <Link to="/admin/users" search={{ role: 'farmer' }}>
          {t('farmers.title')}
        </Link>
      }
      note={t('farmers.note')}
      none={t('farmers.none')}
      heads={[t('month'), t('farmers.added'), t('farmers.total')]}
      rows={months.map(({ from, added, total }) => ({ name: month(from), numbers: [added, total] }))}
    >
      <CompositeChart
        {...look}
        data={months.map((each) => ({ ...each, name: month(each.from) }))}
        dataKey="name"
        withRightYAxis
        yAxisProps={{ allowDecimals: false }}
        rightYAxisProps={{ allowDecimals: false }}
        barProps={STILL}
        lineProps={STILL}
        withDots={false}
        curveType="linear"
        series={[
          { name: 'added', label: t('farmers.added'), type: 'bar', color: 'maize' },
          { name: 'total', label: t('farmers.total'), type: 'line', color: 'leaf', yAxisId: 'right' },
        ]}
      />
    </ChartCard>
  )
}

import { BarChart } from '@mantine/charts'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { AdminTrends } from '#domain/operations/stats.schema.ts'
import { ChartCard } from './ChartCard.tsx'
import { STILL, useChartLook, usePeriodNames } from './look.ts'

export function AdviceChart({ months }: { months: AdminTrends['advice'] }) {
  const t = useTranslations('desk.trends')
  const look = useChartLook()
  const { month } = usePeriodNames()
  return (
    <ChartCard
      title={<Link to="/admin/advisories">{t('advice.title')}</Link>}
      note={t('advice.note')}
      none={t('advice.none')}
      heads={[t('month'), t('advice.done'), t('advice.cannot'), t('advice.unanswered')]}
      rows={months.map(({ from, done, cannot, unanswered }) => ({
        name: month(from),
        numbers: [done, cannot, unanswered],
      }))}
    >
      <BarChart
        {...look}
        type="stacked"
        data={months.map((each) => ({ ...each, name: month(each.from) }))}
        dataKey="name"
        yAxisProps={{ allowDecimals: false }}
        barProps={STILL}
        series={[
          { name: 'done', label: t('advice.done'), color: 'leaf' },
          { name: 'cannot', label: t('advice.cannot'), color: 'clay' },
          { name: 'unanswered', label: t('advice.unanswered'), color: 'gray' },
        ]}
      />
    </ChartCard>
  )
}
